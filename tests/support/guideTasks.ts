import {readFileSync} from 'node:fs';
import sharp, {type Sharp} from 'sharp';
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

const WALL_COLOR = '#dcebea';

/**
 * A photograph as a phone takes it, wider than its place.
 * @param subject the color of a wall, or the file of a drawing in front of one
 */
async function makePhotograph(subject: string): Promise<Buffer> {
  if (subject.startsWith('#')) return makeWall(subject, 1200).jpeg().toBuffer();
  const drawing = await sharp(subject, {density: 150})
    .resize({height: 1440, fit: 'inside'})
    .png()
    .toBuffer();
  return makeWall(WALL_COLOR, 1440)
    .composite([{input: drawing, gravity: 'south'}])
    .jpeg()
    .toBuffer();
}

function makeWall(background: string, height: number): Sharp {
  return sharp({create: {width: 1800, height, channels: 3, background}});
}
