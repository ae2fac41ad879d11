"""The code that a camera reads."""

from tide_gui.phones.codes import code_of
from tide_gui.phones.keys import new_device, new_secret

CORNER = ["#######", "#.....#", "#.###.#", "#.###.#", "#.###.#", "#.....#", "#######"]


def test_a_code_has_three_corners_and_room_for_an_address():
    code = code_of(f"http://192.168.178.123:24192/#{new_secret()}")
    assert {len(row) for row in code} == {len(code)} == {33}
    rows = ["".join(".#"[dark] for dark in row) for row in code]
    for corner in (
        [row[:7] for row in rows[:7]],
        [row[-7:] for row in rows[:7]],
        [row[:7] for row in rows[-7:]],
    ):
        assert corner == CORNER
    assert code != code_of(f"http://192.168.178.123:24192/#{new_secret()}")


def test_a_secret_can_be_typed_and_a_device_key_is_longer():
    assert len({new_secret() for _ in range(100)}) == len({new_device() for _ in range(100)}) == 100
    assert len(new_secret()) == 20
    assert set(new_secret()) <= set("ABCDEFGHIJKLMNOPQRSTUVWXYZ234567")
    assert len(bytes.fromhex(new_device())) == 16
