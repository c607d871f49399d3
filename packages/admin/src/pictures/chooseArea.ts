import {openDialog} from '../dialog';
import {element} from '../element';
import {areaOf, type Area, type Cut} from './area';
import type {Proof} from './photograph';
import {CROP_STYLES} from './styles';

const SLIDERS: readonly [name: keyof Cut, label: string, value: number][] = [
  ['closer', 'Closer', 0],
  ['across', 'From left to right', 0.5],
  ['down', 'From top to bottom', 0.5],
];

/**
 * Asks which part of a picture is shown where the site has room for one proportion alone; by dragging, or with three sliders.
 * @param place its proportion (width, in heights) and its least width in pixels
 * @returns undefined if somebody thinks better of it
 */
export async function chooseArea(
  proof: Proof,
  {ratio, least}: {ratio: number; least: number},
): Promise<Area | undefined> {
  const picture = element('img', {alt: '', src: URL.createObjectURL(proof.blob)});
  const stage = element('div', {className: 'crop-stage'}, [picture]);
  stage.style.aspectRatio = String(ratio);
  const inputs = SLIDERS.map(([name, , value]) => {
    const input = element('input', {type: 'range', name, min: '0', max: '1', step: 'any', valueAsNumber: value});
    input.addEventListener('input', () => show());
    return input;
  });
  const area = () => {
    const [closer = 0, across = 0, down = 0] = inputs.map(({valueAsNumber}) => valueAsNumber);
    return areaOf(proof, ratio, least, {closer, across, down});
  };
  const show = () => {
    const {left, top, width, height} = area();
    Object.assign(picture.style, {
      width: `${(100 * proof.width) / width}%`,
      left: `${(-100 * left) / width}%`,
      top: `${(-100 * top) / height}%`,
    });
  };
  const move = (name: keyof Cut, part: number) => {
    const input = inputs.find((one) => one.name === name);
    if (input && Number.isFinite(part)) input.valueAsNumber = Math.min(1, Math.max(0, input.valueAsNumber - part));
  };
  stage.addEventListener('pointerdown', (event) => stage.setPointerCapture(event.pointerId));
  stage.addEventListener('pointermove', ({buttons, movementX, movementY}) => {
    if (buttons !== 1) return;
    const {width, height} = area();
    const scale = width / stage.clientWidth;
    move('across', (movementX * scale) / (proof.width - width));
    move('down', (movementY * scale) / (proof.height - height));
    show();
  });
  show();
  const chosen = await openDialog({
    title: 'Which part is shown?',
    parts: [stage, ...SLIDERS.map(([, label], index) => element('label', {}, [label, inputs[index] ?? '']))],
    accept: 'Use this part',
    cancel: 'Cancel',
    className: 'crop-dialog',
    styles: CROP_STYLES,
  });
  URL.revokeObjectURL(picture.src);
  return chosen && area();
}
