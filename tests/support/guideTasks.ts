import {readFileSync} from 'node:fs';
import sharp from 'sharp';
import {parse} from 'yaml';
import type {Form} from './guideForm';

/** A task of docs/guide.md: the steps at the front desk and the resulting files. */
export interface Task {
  /** Its heading in the guide. */
  title: string;
  /** The steps from the first screen to the saved draft: the form's action and its values. */
  steps: [verb: keyof Form, ...words: (string | number)[]][];
  /** The lines that the branch removes and adds. A line that ends with … gives only its start. */
  changes: string;
  /** The text in view on the page next to the form after the save. */
  shows?: string;
  /** New images, as far as their names are known. */
  pictures?: string[];
}

const taskList = readFileSync('tests/support/guideTasks.yml', 'utf8');

export const TASKS = parse(
  taskList.replaceAll('{next-year}', String(new Date().getFullYear() + 1)),
) as Task[];

/** Does a task in the editor. */
export async function doTask(form: Form, {steps}: Task): Promise<void> {
  for (const [verb, ...words] of steps) {
    if (verb === 'drop') words.push((await makePhotograph(String(words.pop()))) as never);
    await (form[verb] as (...given: unknown[]) => Promise<void>)(...words);
  }
}

/**
 * A photograph as a phone takes it, wider than its place: a colored wall, or one of our drawings in
 * front of it.
 */
async function makePhotograph(of: string): Promise<Buffer> {
  const [background, drawings] = of.startsWith('#')
    ? [of, []]
    : [
        '#dcebea',
        [
          {
            input: await sharp(of, {density: 150})
              .resize({height: 1440, fit: 'inside'})
              .png()
              .toBuffer(),
          },
        ],
      ];
  const size = {width: 1800, height: of.startsWith('#') ? 1200 : 1440};
  return sharp({create: {...size, channels: 3, background}})
    .composite(drawings.map((drawing) => ({...drawing, gravity: 'south'})))
    .jpeg()
    .toBuffer();
}
