import {c, mixColors} from '../scenes/colors';
import {at, disc, line, rect, shape} from '../scenes/svg';
import {dentalChair} from '../scenes/clinic';
import {drawBackOfHair, drawHead, type Face} from './face';
import {skins} from './tones';

/** The dental chair with a patient, head to the left; the foot plate's middle on (0, 0). */
export function patientInChair(
  who: Face & {color: string; trousers: string; blanket?: string; headphones?: boolean},
  chair: [fill: string, light: string, shade: string] = [c.teal, c.tealMid, c.night],
): string {
  const {face} = skins[who.skin];
  const dark = mixColors(who.color, c.ink, 0.12);
  return [
    dentalChair(...chair, false),
    shape('M236 -168h30q6 -26 20 -30q14 0 12 22l-6 46q-40 4 -56 -8Z', c.ink),
    line('M-70 -220C0 -236 40 -252 92 -238C140 -222 190 -188 246 -158', who.trousers, 54),
    line('M-60 -208C0 -222 40 -234 88 -220', mixColors(who.trousers, c.ink, 0.14), 20),
    shape(
      'M-206 -308C-196 -344 -150 -350 -126 -318C-96 -286 -62 -260 -36 -250C-22 -226 -40 -198 -80 -196C-130 -200 -190 -250 -206 -308Z',
      who.color,
    ),
    at(
      -196,
      -372,
      [
        drawBackOfHair({...who, look: 0.8}),
        line('M4 40L22 92', face, 40),
        drawHead({...who, look: 0.8}),
        who.headphones ? headphones() : '',
      ],
      {turn: -26, scale: 0.82},
    ),
    shape(
      'M-164 -338C-140 -344 -112 -320 -92 -292C-72 -270 -70 -250 -84 -236C-120 -250 -160 -290 -164 -338Z',
      c.white,
    ),
    line('M-164 -336Q-150 -350 -132 -338', c.steelDeep),
    line('M-176 -290L-120 -224', dark, 40),
    line('M-112 -218L-36 -240', face, 28),
    disc(-30, -242, 17, face),
    who.blanket
      ? shape(
          'M-96 -258C-60 -280 -10 -286 40 -294C90 -300 130 -276 170 -256C210 -236 250 -214 268 -200C276 -180 262 -150 246 -140C200 -160 150 -178 96 -178C20 -180 -50 -172 -106 -196C-118 -216 -112 -246 -96 -258Z',
          who.blanket,
        ) +
        line(
          'M-70 -244C0 -262 60 -268 110 -254M-60 -214C20 -226 90 -226 140 -208',
          mixColors(who.blanket, c.ink, 0.14),
        )
      : '',
  ].join('');
}

function headphones(): string {
  return (
    line('M-50 -4C-54 -80 54 -84 50 -10', c.copper, 9) + rect(-62, -14, 24, 46, c.copperDeep, 11)
  );
}
