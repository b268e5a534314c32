"""Secret luck: 128 bits, a commitment that fits one seed, streams that words of people join."""

from __future__ import annotations

import pickle
from hashlib import sha256

import pytest

from accessgames.engine import Header, SeatSpec, Streams
from accessgames.engine.journal import PublicHeader
from accessgames.engine.luck import Sealed, SecretSeed, draw_luck, is_hex, joined_hash

DIGITS = "000102030405060708090a0b0c0d0e0f"
MATCH = "0011223344556677"


def first(streams: Streams) -> int:
    """What the stream of chance gives first."""
    return streams.open("chance").getrandbits(64)


def test_a_drawn_seed_has_128_bits() -> None:
    """All 32 digits are drawn: of a thousand seeds none comes twice, and every digit is at every place."""
    seeds = {SecretSeed.draw().reveal() for _ in range(1000)}
    assert 1000 == len(seeds)
    assert all(is_hex(seed, 32) for seed in seeds)
    assert {16} == {len({seed[place] for seed in seeds}) for place in range(32)}


def test_nobody_can_try_all_seeds() -> None:
    """Half of them at 10 to the power of 12 a second take longer than the universe is old.

    The six digits of before took six seconds at 150,000 tries a second.
    """
    years = 2**127 / 10**12 / (365 * 24 * 3600)
    assert years > 1.4e10
    assert 10**6 / 150_000 < 7


def test_the_commitment_is_fixed() -> None:
    """It is the SHA-256 over a domain word, the match's id and the seed, each with its length."""
    text = f"accessgames/commitment/1/2/16/{MATCH}/32/{DIGITS}"
    assert sha256(text.encode()).hexdigest() == SecretSeed(DIGITS).commitment(MATCH)


def test_a_commitment_fits_one_seed_of_one_match() -> None:
    """Another seed does not fit, nor the same one in another match."""
    drawn, other = draw_luck(), draw_luck()
    assert drawn.sealed.fits(drawn.secret)
    assert not drawn.sealed.fits(other.secret)
    assert drawn.sealed.commitment != drawn.secret.commitment(other.sealed.match)


def test_lengths_keep_the_parts_of_a_hash_apart() -> None:
    """Texts that are cut elsewhere are other texts."""
    found = {
        joined_hash("x", parts)
        for parts in (("ab", "c"), ("a", "bc"), ("abc",), ("ab", "c", ""), ("1/a", ""))
    }
    assert 5 == len(found)


def test_without_words_the_streams_open_with_the_seed_alone() -> None:
    """So a revealed seed can be checked by anybody who knows the streams of before."""
    assert first(Streams(DIGITS)) == first(SecretSeed(DIGITS).streams(()))


def test_words_join_the_luck() -> None:
    """Every word, its place and who gave none change the luck; the same words give the same."""
    secret = SecretSeed(DIGITS)
    several: list[tuple[str, ...]] = [(), ("",), ("jablko",), ("jablko", ""), ("", "jablko"), ("jab", "lko")]
    assert len(several) == len({first(secret.streams(words)) for words in several})
    assert first(secret.streams(("jablko",))) == first(SecretSeed(DIGITS).streams(("jablko",)))


def test_a_secret_seed_shows_itself_nowhere() -> None:
    """Neither its text for developers nor a mistake nor a pickle has a digit of it."""
    secret = SecretSeed(DIGITS)
    assert DIGITS not in f"{secret!r} {secret!s} {draw_luck()!r}"
    with pytest.raises(TypeError) as caught:
        pickle.dumps(secret)
    assert DIGITS not in str(caught.value)
    assert not hasattr(secret, "__dict__")


@pytest.mark.parametrize("text", ["", DIGITS[:-1], DIGITS + "0", DIGITS.upper(), "x" * 32, "٠" * 32])
def test_a_seed_of_any_other_shape_is_refused(text: str) -> None:
    """32 hexadecimal digits in small letters and nothing else; the mistake does not repeat them."""
    with pytest.raises(ValueError) as caught:  # noqa: PT011 - the text of the mistake is what is asserted
        SecretSeed(text)
    assert str(len(text)) == str(caught.value)


def test_the_public_header_has_the_commitment_and_no_seed() -> None:
    """What everybody knows of a header is all but a seed."""
    sealed = Sealed(MATCH, "0" * 64)
    header = Header("pig", 1, (SeatSpec("Jana"),), (), "7", sealed=sealed)
    public = PublicHeader.of(header)
    assert sealed == public.sealed
    assert not hasattr(public, "seed")
