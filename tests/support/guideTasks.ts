import {readFileSync} from 'node:fs';
import sharp from 'sharp';
import {parse} from 'yaml';
import type {Form} from './guideForm';

/** A task of docs/guide.md: what somebody at the front desk does, and what it makes of the files. */
export interface Task {
  /** Its heading in the guide. */
  title: string;
  /** From the first screen to the saved draft: what the form is asked to do, and with what. */
  steps: [verb: keyof Form, ...words: (string | number)[]][];
  /** The lines that the branch takes out and puts in. What ends with … begins so. */
  changes: string;
  /** What of it is in view on the page beside the form after the save. */
  shows?: string;
  /** New pictures, as far as their names are known. */
  pictures?: string[];
}

const written = readFileSync('tests/support/guideTasks.yml', 'utf8');

export const TASKS = parse(
  written.replaceAll('{next-year}', String(new Date().getFullYear() + 1)),
) as Task[];

/** Does a task in the editor. */
export async function doTask(form: Form, {steps}: Task): Promise<void> {
  for (const [verb, ...words] of steps) {
    if (verb === 'drop') words.push((await photograph(String(words.pop()))) as never);
    await (form[verb] as (...given: unknown[]) => Promise<void>)(...words);
  }
}

/** A photograph as a phone takes it, wider than its place: of a colored wall, or of one of our drawings before it. */
async function photograph(of: string): Promise<Buffer> {
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
