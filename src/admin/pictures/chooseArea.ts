import {adopt} from '../adopt';
import {DIALOG_STYLES} from '../body/styles';
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
export function chooseArea(proof: Proof, {ratio, least}: {ratio: number; least: number}): Promise<Area | undefined> {
  adopt(document, globalThis, DIALOG_STYLES);
  adopt(document, globalThis, CROP_STYLES);
  const picture = Object.assign(document.createElement('img'), {alt: '', src: URL.createObjectURL(proof.blob)});
  const stage = Object.assign(document.createElement('div'), {className: 'crop-stage'});
  stage.style.aspectRatio = String(ratio);
  stage.append(picture);
  const inputs = SLIDERS.map(([name, , value]) =>
    Object.assign(document.createElement('input'), {type: 'range', name, min: 0, max: 1, step: 'any', value}),
  );
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
  const form = Object.assign(document.createElement('form'), {method: 'dialog'});
  form.addEventListener('input', show);
  form.append(
    Object.assign(document.createElement('h2'), {textContent: 'Which part is shown?', id: 'crop-title'}),
    stage,
    ...SLIDERS.map(([, label], index) => labelled(label, inputs[index])),
    buttons(() => dialog.close()),
  );
  const dialog = Object.assign(document.createElement('dialog'), {className: 'body-dialog crop-dialog'});
  dialog.setAttribute('aria-labelledby', 'crop-title');
  dialog.append(form);
  document.body.append(dialog);
  show();
  dialog.showModal();
  return new Promise((resolve) =>
    dialog.addEventListener('close', () => {
      const chosen = dialog.returnValue === 'use' ? area() : undefined;
      URL.revokeObjectURL(picture.src);
      dialog.remove();
      resolve(chosen);
    }),
  );
}

function labelled(words: string, input: HTMLInputElement | undefined): HTMLElement {
  const label = Object.assign(document.createElement('label'), {textContent: words});
  if (input) label.append(input);
  return label;
}

function buttons(onCancel: () => void): HTMLElement {
  const row = Object.assign(document.createElement('p'), {className: 'body-dialog-buttons'});
  const use = Object.assign(document.createElement('button'), {value: 'use', textContent: 'Use this part'});
  const cancel = Object.assign(document.createElement('button'), {type: 'button', textContent: 'Cancel'});
  cancel.addEventListener('click', onCancel);
  row.append(use, cancel);
  return row;
}
