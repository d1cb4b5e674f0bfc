"""The house: what design asks of every file, read from the sources themselves."""

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCES = sorted((ROOT / "src").rglob("*.py"))
TESTS = sorted((ROOT / "tests").rglob("*.py"))
GAMES = ("company", "showdown")
# They read files, before any rule runs.
LOADERS = {
    "pack_file.py",
    "packs.py",
    "roster.py",
    "scenario.py",
    "scenario_file.py",
    "schema.py",
    "sheet_reader.py",
    "who_file.py",
}
MOST_LINES = 420
VAGUE = re.compile(r"(?i:manager|helper|handler|utils?(?![a-z]))")
CHANCE_AND_CLOCK = {"random", "secrets", "time", "datetime", "uuid", "librt.random", "numpy"}


def short(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"), short(path))


def modules(game: str) -> list[Path]:
    return sorted((ROOT / "src/affray" / game).rglob("*.py"))


def compiled() -> list[Path]:
    """The modules that `make fast` compiles, from the one list in pyproject.toml."""
    config = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    hook = config["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["mypyc"]
    kept, dropped = ({path for glob in hook[key] for path in ROOT.glob(glob)} for key in ("include", "exclude"))
    return sorted(kept - dropped)


RULES = [path for game in GAMES for path in modules(game)]
each_rule = pytest.mark.parametrize("path", RULES, ids=short)
each_source = pytest.mark.parametrize("path", SOURCES, ids=short)
each_file = pytest.mark.parametrize("path", SOURCES + TESTS, ids=short)


def imports(module: ast.Module) -> Iterator[tuple[int, str]]:
    for node in ast.walk(module):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.lineno, node.module or ""
            yield from ((node.lineno, f"{node.module or ''}.{alias.name}") for alias in node.names)


def within(module: str, packages: set[str]) -> bool:
    return any(module == package or module.startswith(package + ".") for package in packages)


@each_rule
def test_rules_are_straight_code(path: Path) -> None:
    if path.name in LOADERS:
        return
    crooked = (
        ast.Try,
        ast.TryStar,
        ast.With,
        ast.Yield,
        ast.YieldFrom,
        ast.AsyncFunctionDef,
        ast.AsyncFor,
        ast.AsyncWith,
        ast.Await,
    )
    found = [
        f"{short(path)}:{node.lineno}: {type(node).__name__}"
        for node in ast.walk(tree(path))
        if isinstance(node, crooked)
    ]
    assert not found


@each_rule
def test_rules_take_chance_from_the_table_and_print_nothing(path: Path) -> None:
    module = tree(path)
    found = [
        f"{short(path)}:{line}: imports {name}" for line, name in imports(module) if within(name, CHANCE_AND_CLOCK)
    ]
    found += [
        f"{short(path)}:{node.lineno}: {node.func.id}()"
        for node in ast.walk(module)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in {"print", "input", "open"}
        if path.name not in LOADERS or node.func.id != "open"
    ]
    assert not found


def enums() -> set[str]:
    """The enumerations of the sources: classes that descend from one of enum's own."""
    bases: dict[str, set[str]] = {}
    for path in SOURCES:
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.ClassDef):
                bases[node.name] = {ast.unparse(base).split(".")[-1] for base in node.bases}
    found = {"Enum", "IntEnum", "StrEnum", "Flag", "IntFlag"}
    while more := {name for name, own in bases.items() if own & found} - found:
        found |= more
    return found


def is_record(node: ast.ClassDef) -> bool:
    """A dataclass, NamedTuple or TypedDict: what stands in its body are fields."""
    marks = [ast.unparse(each) for each in [*node.decorator_list, *node.bases]]
    return any(mark.split("(")[0].split(".")[-1] in {"dataclass", "NamedTuple", "TypedDict"} for mark in marks)


def loose_constants(module: ast.Module, enumerations: set[str]) -> Iterator[tuple[int, str]]:
    """Names given a value in a class body without ClassVar or Final."""
    for node in ast.walk(module):
        if not isinstance(node, ast.ClassDef):
            continue
        if {ast.unparse(base).split(".")[-1] for base in node.bases} & enumerations:
            continue
        for line in node.body:
            if isinstance(line, ast.Assign):
                names = [ast.unparse(target) for target in line.targets]
                yield from ((line.lineno, f"{node.name}.{name}") for name in names if name != "__slots__")
            elif isinstance(line, ast.AnnAssign) and line.value is not None and not is_record(node):
                kind = ast.unparse(line.annotation).strip("'")
                if not re.match(r"(typing\.)?(ClassVar|Final)\b", kind):
                    yield line.lineno, f"{node.name}.{ast.unparse(line.target)}"


def test_constants_of_compiled_classes_are_classvar_or_final() -> None:
    enumerations = enums()
    assert not [
        f"{short(path)}:{line}: {name}"
        for path in compiled()
        for line, name in loose_constants(tree(path), enumerations)
    ]


@each_file
def test_a_file_is_one_subject(path: Path) -> None:
    assert len(path.read_text("utf-8").splitlines()) <= MOST_LINES


@each_file
def test_names_say_what_a_thing_is(path: Path) -> None:
    named = [(1, path.stem)] + [
        (node.lineno, node.name)
        for node in ast.walk(tree(path))
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
    ]
    assert not [f"{short(path)}:{line}: {name}" for line, name in named if VAGUE.search(name)]


def mentions(module: ast.Module, game: str) -> Iterator[int]:
    """Lines whose code (not its comments or docstrings) names a game: an import, a name, or its package in a string."""
    word = re.compile(rf"(?<![a-z]){game}(?![a-z])|{game.capitalize()}(?![a-z])")
    for node in ast.walk(module):
        names: list[str] = []
        if isinstance(node, ast.Import | ast.ImportFrom):
            names = [alias.name for alias in node.names] + [getattr(node, "module", None) or ""]
        elif isinstance(node, ast.Name):
            names = [node.id]
        elif isinstance(node, ast.Attribute):
            names = [node.attr]
        elif isinstance(node, ast.ClassDef | ast.FunctionDef):
            names = [node.name]
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            names = [game] if node.value == game or f"affray.{game}" in node.value else []
        if any(word.search(name) for name in names):
            yield getattr(node, "lineno", 0)


@pytest.mark.parametrize("part", ["kernel", *GAMES])
def test_the_kernel_names_no_game_and_a_game_no_other(part: str) -> None:
    others = [game for game in GAMES if game != part]
    assert not [
        f"{short(path)}:{line}: {game}"
        for path in modules(part)
        for game in others
        for line in mentions(tree(path), game)
    ]


@pytest.mark.parametrize("path", sorted((ROOT / "requirements").iterdir()), ids=short)
def test_the_lock_names_no_host(path: Path) -> None:
    assert not re.search(r"https?://", path.read_text("utf-8"))


def test_the_judge_sees_what_it_forbids() -> None:
    module = ast.parse(
        "class Die:\n    sides = 6\n    faces: int = 6\n    most: 'ClassVar[int]' = 6\n    __slots__ = ()\n"
        "class Colour(Enum):\n    RED = 1\n"
        "@dataclass\nclass Roll:\n    total: int = 0\n"
    )
    assert [name for _, name in loose_constants(module, {"Enum"})] == ["Die.sides", "Die.faces"]
    assert list(mentions(ast.parse("'of the company'\nx = Company\ny = 'affray.company.dice'"), "company")) == [2, 3]
    assert [bool(VAGUE.search(name)) for name in ("DiceUtil", "utils", "FightManager", "futile")] == [True] * 3 + [
        False
    ]
