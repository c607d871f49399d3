import {c} from './colors';
import {at, disc, line, shape} from './svg';

/** The practice's finch, facing right, about 200 wide and 140 high, its feet on (0, 0). */
export function finch({legs = true} = {}): string {
  return [
    legs ? line('M-2 -14L-4 0M16 -16L18 0M-4 0h10M-4 0h-6M18 0h10M18 0h-6', c.copperDeep) : '',
    shape('M-44 -40C-72 -22 -100 -6 -124 0L-110 14C-84 8 -58 -2 -36 -14Z', c.copperDeep),
    shape(
      'M69 -108C66 -132 38 -144 16 -134C-8 -122 -16 -104 -32 -84C-44 -68 -56 -52 -66 -38C-48 -14 -16 -6 12 -10C44 -16 66 -40 70 -74C72 -88 71 -98 69 -108Z',
      c.copperLight,
    ),
    shape(
      'M69 -108C66 -132 38 -144 16 -134C-2 -125 -11 -111 -20 -100C4 -100 14 -88 24 -70C36 -52 56 -48 65 -52C69 -64 72 -88 69 -108Z',
      c.copper,
    ),
    shape('M-30 -20C-10 -28 20 -22 44 -26C28 -8 -8 -4 -30 -20Z', c.sandDeep),
    shape('M-26 -88C2 -96 26 -78 24 -56C4 -34 -40 -20 -90 -10C-66 -34 -54 -68 -26 -88Z', c.night),
    shape('M-26 -88C-8 -92 8 -86 16 -76C-12 -72 -40 -48 -90 -10C-66 -34 -54 -68 -26 -88Z', c.teal),
    line('M-58 -24C-30 -32 -4 -42 12 -54M-36 -42C-18 -48 0 -56 10 -66', c.tealSoft),
    shape('M66 -118C78 -116 88 -108 92 -100C84 -98 76 -96 70 -96Z', c.ink),
    disc(48, -114, 6, c.ink),
    disc(50, -116, 2, c.white),
  ].join('');
}

/** The finch in flight, facing right, wings raised; its middle at (0, 0). */
export function finchFlying(): string {
  return at(0, 60, [
    shape('M-10 -86C-20 -140 -62 -176 -112 -186C-96 -140 -78 -96 -36 -66Z', c.night),
    at(0, 0, finchBody()),
    shape('M8 -84C14 -140 -14 -190 -60 -216C-66 -160 -56 -100 -24 -66Z', c.teal),
    line('M-48 -186C-44 -140 -32 -108 -12 -84M-34 -160C-28 -130 -18 -108 -4 -90', c.tealSoft),
  ]);
}

function finchBody(): string {
  return [
    shape('M-44 -52C-72 -40 -104 -34 -134 -36L-128 -14C-98 -8 -62 -12 -36 -22Z', c.copperDeep),
    shape(
      'M69 -108C66 -132 38 -144 16 -134C-8 -122 -16 -104 -32 -88C-46 -74 -56 -58 -64 -42C-46 -20 -16 -14 12 -18C44 -24 66 -46 70 -78C72 -90 71 -98 69 -108Z',
      c.copperLight,
    ),
    shape(
      'M69 -108C66 -132 38 -144 16 -134C-2 -125 -11 -111 -18 -100C4 -100 14 -88 24 -72C36 -56 56 -52 65 -56C69 -66 72 -88 69 -108Z',
      c.copper,
    ),
    shape('M66 -118C78 -116 88 -108 92 -100C84 -98 76 -96 70 -96Z', c.ink),
    disc(48, -114, 6, c.ink),
    disc(50, -116, 2, c.white),
  ].join('');
}
