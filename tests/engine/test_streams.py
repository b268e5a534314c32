from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessgames.engine import Stream, Streams

TEXTS = st.text(st.characters(codec="utf-8"), max_size=8)


def bits(stream: Stream) -> int:
    """Read enough bits to tell two streams apart."""
    return stream.getrandbits(128)


def test_numbers_are_the_same_on_every_machine() -> None:
    """A journal's seed gives the same luck for ever: these figures may never change."""
    stream = Stream("7", "chance")
    assert [6, 3, 2, 2, 3, 5, 4, 1, 3, 4] == [stream.randint(1, 6) for _ in range(10)]


@given(TEXTS, TEXTS, TEXTS, TEXTS)
def test_streams_differ_by_seed_and_purpose(seed: str, purpose: str, seed2: str, purpose2: str) -> None:
    """Two streams are equal only when both the seed and the purpose are, wherever a slash stands."""
    same = (seed, purpose) == (seed2, purpose2)
    assert same == (bits(Stream(seed, purpose)) == bits(Stream(seed2, purpose2)))


def test_a_slash_in_the_seed_is_not_a_slash_in_the_purpose() -> None:
    """`7/bot` with `1` and `7` with `bot/1` are different streams."""
    assert bits(Stream("7/bot", "1")) != bits(Stream("7", "bot/1"))


@given(st.integers(0, 2**40), st.integers(0, 300))
def test_seeking_forgets_what_was_drawn_before(moment: int, drawn: int) -> None:
    """What comes at a moment depends on the moment alone."""
    stream, fresh = Stream("1", "x"), Stream("1", "x")
    for _ in range(drawn):
        stream.random()
    stream.gauss(0, 1)
    stream.seek(moment)
    fresh.seek(moment)
    assert bits(fresh) == bits(stream)
    assert fresh.gauss(0, 1) == stream.gauss(0, 1)


def test_moments_differ() -> None:
    """Neighbouring moments have nothing in common."""
    stream = Stream("1", "x")
    seen = set()
    for moment in range(1000):
        stream.seek(moment)
        seen.add(bits(stream))
    assert 1000 == len(seen)


def test_drawing_from_one_stream_leaves_the_others_alone() -> None:
    """A bot that thinks long can't change the deal."""
    streams = Streams("7")
    thinker, chance, untouched = streams.open("bot/0"), streams.open("chance"), streams.open("chance")
    first = bits(chance)
    for _ in range(500):
        thinker.random()
    assert bits(untouched) == first
    assert bits(untouched) == bits(chance)


@given(st.lists(st.integers(0, 700), max_size=12))
def test_bits_do_not_depend_on_the_portions_they_are_read_in(portions: list[int]) -> None:
    """Reading in small portions gives the same bits as reading at once."""
    piecewise, total, shift = Stream("1", "x"), 0, 0
    for size in portions:
        total |= piecewise.getrandbits(size) << shift
        shift += size
    assert Stream("1", "x").getrandbits(shift) == total


def test_negative_numbers_of_bits_are_refused() -> None:
    """The same rule as in `random.Random`."""
    with pytest.raises(ValueError, match="-1"):
        Stream("1", "x").getrandbits(-1)


@pytest.mark.parametrize(("sides", "limit"), [(2, 10.83), (6, 20.52), (66, 106.1)])
def test_draws_are_uniform(sides: int, limit: float) -> None:
    """Chi-square of 20,000 draws, one at each moment, stays below its 99.9 % quantile."""
    stream, draws = Stream("fair", "chance"), 20_000
    counts: Counter[int] = Counter()
    for moment in range(draws):
        stream.seek(moment)
        counts[stream.randrange(sides)] += 1
    expected = draws / sides
    assert limit > sum((counts[side] - expected) ** 2 / expected for side in range(sides))


def test_every_bit_is_set_half_of_the_time() -> None:
    """No bit of a block is stuck: each of 512 is set in 400 to 600 of 1,000 blocks."""
    stream = Stream("uniform", "bits")
    counts = Counter[int]()
    for _ in range(1000):
        block = stream.getrandbits(512)
        counts.update(bit for bit in range(512) if block >> bit & 1)
    assert 400 < min(counts.values())
    assert 600 > max(counts.values())


def test_numbers_between_zero_and_one_stay_there() -> None:
    """`random()` never reaches 1, and its mean is near one half."""
    stream = Stream("uniform", "floats")
    numbers = [stream.random() for _ in range(10_000)]
    assert 0.0 <= min(numbers)
    assert 1.0 > max(numbers)
    assert 0.5 == pytest.approx(sum(numbers) / len(numbers), abs=0.02)


def test_drawing_methods_of_random_work() -> None:
    """Everything that draws rests on our bits: shuffling, sampling, choosing and distributions."""
    stream, again = Stream("1", "methods"), Stream("1", "methods")
    for each in (stream, again):
        deck = list(range(10))
        each.shuffle(deck)
        assert list(range(10)) == sorted(deck)
        assert 3 == len(set(each.sample(deck, 3)))
        assert each.choice(deck) in deck
        each.gauss(0, 1)
        each.choices(deck, range(1, 11), k=4)
        each.randbytes(5)
    assert bits(stream) == bits(again)


def test_a_stream_cannot_be_reseeded_or_dumped() -> None:
    """There is one way to a place in a stream: `seek`; nothing pretends to be another."""
    stream = Stream("1", "x")
    expected = bits(Stream("1", "x"))
    stream.seed(99)
    assert expected == bits(stream)
    with pytest.raises(NotImplementedError):
        stream.getstate()
    with pytest.raises(NotImplementedError):
        stream.setstate(())
