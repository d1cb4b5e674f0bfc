"""Names of fighters and things: English, six Russian cases, gender; and the ending rule for Russian names typed by a user."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

__all__ = ["CASES", "GENDERS", "Forms", "Name", "Ref", "decline", "guess_gender"]

CASES: Final = ("nom", "gen", "dat", "acc", "ins", "pre")
GENDERS: Final = ("m", "f", "n", "pl")

VOWELS: Final = "аеёиоуыэюя"
CONSONANTS: Final = "бвгджзклмнпрстфхцчшщ"
HUSHERS: Final = "жчшщ"
# After these letters Russian spelling has и where the rule would give ы.
NO_Y: Final = "гкхжчшщ"
PREPOSITIONS: Final = frozenset({
    "без", "в", "во", "для", "до", "за", "из", "изо", "к", "ко", "на", "над", "о", "об", "от", "по", "под", "при",
    "про", "с", "со", "у",
})  # fmt: skip
# «Нали, сын Глоина»: what follows is in the genitive already.
KIN: Final = frozenset(("сын", "дочь"))
PARTICLES: Final = frozenset({
    "аль", "ар", "ас", "ат", "бен", "бин", "ван", "да", "де", "дель", "дер", "ди", "ибн", "ла", "ле", "фон", "эль",
})  # fmt: skip
# Words the endings alone would read wrongly.
MASCULINE: Final = frozenset({
    "алёша", "боря", "вася", "ваня", "витя", "воевода", "гаврила", "гоша", "гриша", "данила", "дима", "дядя", "жора",
    "захария", "илия", "илья", "иуда", "коля", "костя", "кузьма", "лука", "лёва", "лёша", "миша", "митя", "мужчина",
    "никита", "паша", "петя", "полвека", "путята", "савва", "саша", "серёжа", "слава", "слуга", "старейшина",
    "старшина", "стёпа", "судья", "сёма", "толя", "тёма", "убийца", "федя", "фома", "фока", "юноша", "юра",
})  # fmt: skip
FEMININE: Final = frozenset({
    "агарь", "айгуль", "арвен", "асель", "галадриэль", "дверь", "лютиэн", "любовь", "мать", "морвен", "нинель",
    "рахиль", "рысь", "соль", "сталь", "тень", "эовин", "эстель", "юдифь",
})  # fmt: skip
NOUNS_IN_OJ: Final = frozenset(("герой", "изгой", "ковбой"))
NOUNS_IN_AJA: Final = frozenset(("аглая", "стая"))
FLEETING: Final = {
    "лев": "льв",
    "орёл": "орл",
    "орел": "орл",
    "пёс": "пс",
    "пес": "пс",
    "козёл": "козл",
    "козел": "козл",
}


class Ref(str):
    """The id of something that has a name: a fighter, a weapon, a skill, an ability."""

    __slots__ = ()


class Forms(NamedTuple):
    """A word in the six cases. English has the same word six times."""

    nom: str
    gen: str
    dat: str
    acc: str
    ins: str
    pre: str

    @classmethod
    def fixed(cls, word: str) -> Forms:
        """A word that does not change."""
        return cls(word, word, word, word, word, word)


class Name(NamedTuple):
    """What something is called: `en`, `ru` in six cases, gender (m, f, n, pl), and a label that tells equals apart ("2")."""

    en: str
    ru: Forms
    gender: str
    label: str = ""

    @classmethod
    def from_data(cls, value: Any, gender: str | None = None) -> Name:
        """A name from a pack or a user.

        `value` is one string, or a mapping with `en`, `ru` or both; `ru` is a string or a mapping of cases with `gender`
        (cases left out follow the ending rule). A name given in one language is shown as it is in the other. `gender`,
        here or beside `ru`, holds where the forms name none; without any it is guessed. ValueError says what is wrong.
        """
        if isinstance(value, str):
            value = {"ru" if cyrillic(value) else "en": value}
        if not isinstance(value, dict):
            raise ValueError(f"a name is a text or a mapping with en and ru, not {value!r}")
        if unknown := [key for key in value if key not in ("en", "ru", "gender")]:
            raise ValueError(f"a name has en, ru and gender, not {unknown[0]!r}")
        ru = value.get("ru")
        cases: dict[Any, Any] = {"nom": ru} if isinstance(ru, str) else ru if isinstance(ru, dict) else {}
        if unknown := [key for key in cases if key not in CASES and key != "gender"]:
            raise ValueError(f"the cases of a name are {', '.join(CASES)}, not {unknown[0]!r}")
        if ru is not None and "nom" not in cases:
            raise ValueError("a Russian name needs its nominative, nom")
        en = value.get("en")
        texts = (cases.get("nom") if en is None else en, en if ru is None else cases["nom"], *cases.values())
        if wrong := [text for text in texts if not isinstance(text, str) or not text.strip()]:
            raise ValueError(f"a name is a text that is not empty, not {wrong[0]!r}")
        en, nom = (" ".join(str(text).split()) for text in texts[:2])
        gender = cases.get("gender") or value.get("gender") or gender or guess_gender(nom)
        if gender not in GENDERS:
            raise ValueError(f"a gender is one of {', '.join(GENDERS)}, not {gender!r}")
        made = decline(nom, gender)
        return cls(en, Forms(nom, *(cases.get(case, made[case]) for case in CASES[1:])), gender)

    def numbered(self, label: str) -> Name:
        """The same name with a label behind it: «орка-воина 2»."""
        return self._replace(label=label)

    def show(self, lang: str, case: str = "nom") -> str:
        """The name in a language ("ru"; any other shows the English one) and a case. KeyError for an unknown case."""
        if case not in CASES:
            raise KeyError(f"no case {case!r}: {', '.join(CASES)}")
        word = self.ru[CASES.index(case)] if lang == "ru" else self.en
        return f"{word} {self.label}" if self.label else word


def cyrillic(text: str) -> bool:
    return any("\u0400" <= letter <= "\u04ff" for letter in text)


def latin(text: str) -> bool:
    return any(letter.isalpha() and letter < "\u0250" for letter in text)


def guess_gender(name: str) -> str:
    """m, f, n or pl from the endings of a name; what they leave open is m."""
    words = name.lower().replace("-", " ").split()
    if not words:
        return "m"
    if not cyrillic(name):
        return "f" if words[0].endswith("a") else "m"
    # An adjective tells more than the noun beside it: «Хильд Рыжая», «Никита Старый».
    for word in words:
        if word.endswith(("ый", "ский")) or word in MASCULINE:
            return "m"
        if word in FEMININE or (len(word) > 3 and word.endswith(("ая", "яя"))):
            return "f"
        if word.endswith(("ое", "ще", "ство")):
            return "n"
    word = words[0]
    if word.endswith(("а", "я", "чь", "шь", "жь", "щь", "сть")):
        return "f"
    return "pl" if word.endswith("ы") else "m"


def decline(word: str, gender: str) -> dict[str, str]:
    """The six cases of a Russian name of somebody living, by its endings.

    Names with a Latin letter, neuter and plural names stay as they are, and so do names in -о, -е, -у, -и, -ы, -э, -ю and
    feminine ones in a consonant. Of several words each is declined where it makes sense, of hyphenated parts the first and the last.
    """
    if latin(word) or gender not in ("m", "f"):
        return dict.fromkeys(CASES, word)
    words = word.split(" ")
    declined: list[Forms] = []
    for place, part in enumerate(words):
        if part.lower() in PREPOSITIONS or (place and words[place - 1].lower() in KIN):
            declined += [Forms.fixed(rest) for rest in words[place:]]
            break
        declined.append(
            Forms.fixed(part) if complement(words, place) else hyphenated(part, gender, place, len(words) > 1)
        )
    return {case: " ".join(forms[i] for forms in declined) for i, case in enumerate(CASES)}


def complement(words: list[str], place: int) -> bool:
    """Whether a later word belongs to the first in the genitive («Волк леса», «Гроза орков») and never changes."""
    word = words[place]
    if not place or word in KIN or word[:1].isupper() or not words[0][:1].isupper():
        return False
    if any(each.endswith(("ый", "ий", "ой", "ая", "яя")) for each in (words[0], word)):
        return False
    return word[-1:] not in CONSONANTS or word.endswith(("ов", "ев", "ёв", "ых", "их"))


def hyphenated(word: str, gender: str, place: int, several: bool) -> Forms:
    parts = word.split("-")
    forms = [
        Forms.fixed(part)
        if 0 < i < len(parts) - 1 or (i < len(parts) - 1 and part.lower() in PARTICLES)
        else one_word(part, gender, place, several)
        for i, part in enumerate(parts)
    ]
    return Forms(*("-".join(cases) for cases in zip(*forms, strict=True)))


def one_word(word: str, gender: str, place: int, several: bool) -> Forms:
    # A later word in small letters is no surname: «склонённая голова».
    found = endings(word.lower(), gender, place if word[:1].isupper() else 0, several)
    if found is None:
        return Forms.fixed(word)
    stem, ends = found
    kept = word[: len(stem)] if word.lower().startswith(stem) else word[:1] + stem[1:]
    if len(word) > 1 and word.isupper():
        return Forms(word, *(f"{kept}{end}".upper() for end in ends))
    return Forms(word, *(kept + end for end in ends))


def endings(low: str, gender: str, place: int, several: bool) -> tuple[str, tuple[str, str, str, str, str]] | None:
    """The stem and the endings of gen, dat, acc, ins, pre; None for a word that does not change."""
    if len(low) < 2 or (adjective := adjectival(low, gender, place, several)):
        return None if len(low) < 2 else adjective
    stem, last, before = low[:-1], low[-1], low[-2]
    if last == "а":
        if before in VOWELS:
            return None
        return stem, ("и" if before in NO_Y else "ы", "е", "у", "ей" if before in HUSHERS + "ц" else "ой", "е")
    if last == "я":
        return stem, ("и", "и", "ю", "ей", "и") if before == "и" else ("и", "е", "ю", "ей", "е")
    if low in ("дочь", "мать"):
        return stem, ("ери", "ери", "ь", "ерью", "ери")
    if last == "ь":
        return stem, ("я", "ю", "я", "ем", "е") if gender == "m" else ("и", "и", "ь", "ью", "и")
    if gender != "m":
        return None
    if last == "й":
        return stem, ("я", "ю", "я", "ем", "и" if before == "и" and syllables(low) > 1 else "е")
    if last not in CONSONANTS:
        return None
    stem, instrumental = low, "ом"
    if low in FLEETING:
        stem = FLEETING[low]
    elif low.endswith(("онок", "ёнок")):
        stem = low[:-2] + "к"
    elif low.endswith("ец") and len(low) > 3:
        instrumental = "ом" if syllables(low) < 3 else "ем"
        # Two consonants before -ец keep the vowel (мудреца, кузнеца); one loses it (гонца, гондорца), none leaves й (бойца).
        if low[-3] in VOWELS:
            stem = low[:-2] + "йц"
        elif low[-4] in VOWELS:
            stem = low[:-2] + "ц"
    elif last == "ц" or (last in HUSHERS and syllables(low) > 1 and not low.endswith(("ач", "ыш"))):
        instrumental = "ем"
    return stem, ("а", "у", "а", instrumental, "е")


def adjectival(low: str, gender: str, place: int, several: bool) -> tuple[str, tuple[str, str, str, str, str]] | None:
    """Adjectives, and surnames in -ов, -ова where they stand second."""
    stem, end = low[:-2], low[-2:]
    if len(low) < 4:
        return None
    if gender == "f":
        if (end == "ая" and len(low) > (3 if several else 4) and low not in NOUNS_IN_AJA) or end == "яя":
            soft = end == "яя" or stem[-1] in HUSHERS
            oblique = "ей" if soft else "ой"
            return stem, (oblique, oblique, "юю" if end == "яя" else "ую", oblique, oblique)
        if place and len(low) > 4 and low.endswith(("ова", "ева", "ёва")):
            return low[:-1], ("ой", "ой", "у", "ой", "ой")
        return None
    if place and len(low) > 4 and low.endswith(("ов", "ев", "ёв")):
        return low, ("а", "у", "а", "ым", "е")
    if end == "ый" or (end == "ой" and (several or low.endswith(("ской", "цкой"))) and low not in NOUNS_IN_OJ):
        return stem, ("ого", "ому", "ого", "им" if stem[-1] in NO_Y else "ым", "ом")
    if end == "ий":
        if stem[-1] in "кх" or (stem[-1] == "г" and place):
            return stem, ("ого", "ому", "ого", "им", "ом")
        if stem[-1] in HUSHERS or (stem[-1] == "н" and stem[-2] not in VOWELS):
            return stem, ("его", "ему", "его", "им", "ем")
    return None


def syllables(low: str) -> int:
    return sum(letter in VOWELS for letter in low)
