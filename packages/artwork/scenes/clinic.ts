import {c} from './colors';
import {at, disc, line, oval, rect, shape, times} from './svg';

/** A dental chair, head to the left, about 620 by 400, its foot plate's middle on (0, 0). */
export function dentalChair(
  fill = c.teal,
  light = c.tealMid,
  shade = c.night,
  armrest = true,
): string {
  const body =
    'M-214 -318C-190 -262 -160 -206 -116 -176C-60 -158 30 -172 96 -170C150 -166 190 -136 250 -112';
  return [
    oval(6, -6, 150, 16, c.steelDeep),
    oval(6, -12, 150, 16, c.steel),
    shape('M-46 -16L-34 -130H44L66 -16Z', c.white),
    shape('M22 -130H44L66 -16H34Z', c.steel),
    rect(-90, -148, 190, 30, c.steel, 14),
    line('M-196 -300C-170 -236 -150 -190 -110 -158', shade, 30),
    line(body, fill, 52),
    line(
      'M-219 -326C-196 -268 -164 -214 -120 -186C-62 -170 30 -184 98 -182C150 -178 190 -150 250 -126',
      light,
      20,
    ),
    at(-232, -362, rect(-22, -44, 44, 88, fill, 20) + rect(-22, -44, 24, 88, light, 12), {
      turn: -24,
    }),
    armrest
      ? line('M-112 -222C-70 -238 -20 -236 20 -232', c.white, 20) +
        line('M10 -228C18 -210 18 -196 14 -182', c.white, 12) +
        line('M-112 -216C-70 -230 -20 -229 20 -225', c.steel, 6)
      : '',
  ].join('');
}

/** An operating lamp on a jointed arm from (0, 0) above; the head is at about (150, 150). */
export function lamp(): string {
  return [
    line('M0 0V40L96 92L150 132', c.steelDeep, 12),
    disc(0, 40, 12, c.white),
    disc(96, 92, 12, c.white),
    at(
      156,
      146,
      [
        shape('M-84 -6C-84 -44 84 -44 84 -6Z', c.white),
        shape('M24 -33C60 -30 84 -24 84 -6H40Z', c.steel),
        rect(-84, -8, 168, 16, c.tealPale, 8),
        times(3, (i) => rect(-62 + i * 46, -2, 34, 8, c.sand, 4)),
      ],
      {turn: 14},
    ),
  ].join('');
}

/** A dentist's round stool on castors, about 170 high, its foot on (0, 0). */
export function stool(fill = c.copper, shade = c.copperDeep): string {
  return (
    line('M0 -24V-140', c.steelDeep, 14) +
    line('M0 -36L-58 -14M0 -36L58 -14M0 -36V-12', c.steelDeep, 9) +
    times(3, (i) => disc(-58 + i * 58, -9, 9, c.ink)) +
    rect(-68, -172, 136, 34, fill, 17) +
    rect(-64, -152, 128, 14, shade, 7)
  );
}

/** A delivery unit: tray and handpieces on a post, its foot on (0, 0), 300 high. */
export function delivery(): string {
  return [
    oval(0, -6, 66, 12, c.steelDeep),
    line('M0 -8V-236', c.white, 22),
    line('M6 -8V-236', c.steel, 8),
    times(4, (i) =>
      line(
        `M${-66 + i * 44} -214C${-70 + i * 44} -120 ${-40 + i * 34} -110 -4 -${96 - i * 6}`,
        c.steelDeep,
        5,
      ),
    ),
    times(
      4,
      (i) =>
        line(`M${-66 + i * 44} -214V-272`, c.white, 12) +
        line(`M${-62 + i * 44} -214V-268`, c.steel, 4) +
        line(`M${-66 + i * 44} -276l8 -16`, c.steelDeep, 6),
    ),
    rect(-98, -242, 196, 30, c.white, 12),
    rect(-98, -226, 196, 14, c.steel, 7),
    line('M-60 -234v.1M-40 -234v.1M-20 -234v.1', c.copper, 7),
  ].join('');
}

/** A screen on a foot at (0, 0); `content` has (0, 0) at the screen's top left. */
export function monitor(w: number, h: number, content: string): string {
  return (
    rect(-w * 0.16, -12, w * 0.32, 12, c.steelDeep, 6) +
    rect(-14, -52, 28, 44, c.steelDeep) +
    at(
      -w / 2,
      -h - 44,
      rect(-12, -12, w + 24, h + 24, c.night, 16) + rect(0, 0, w, h, c.teal, 6) + content,
    )
  );
}

/** The dental mirror, handle from (0, 0) to the mirror at the top about (0, -260). */
export function mirror(): string {
  return (
    handle() +
    line('M0 -150V-214', c.tealMid, 7) +
    oval(0, -246, 38, 38, c.tealMid) +
    oval(0, -246, 30, 30, c.sky) +
    line('M-12 -250q6 -14 16 -16', c.white, 5)
  );
}

/** The probe, handle from (0, 0) up to its hook. */
export function probe(): string {
  return handle() + line('M0 -150V-200C0 -226 26 -226 28 -204', c.tealMid, 6);
}

function handle(): string {
  return (
    line('M0 0V-144', c.white, 16) +
    line('M4 0V-142', c.steel, 8) +
    line('M-6 -112h12M-6 -124h12M-6 -136h12', c.copper)
  );
}
