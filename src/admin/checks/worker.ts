import type {Problem} from '../../content/problem';
import {setLists} from './lists';
import {DICTIONARY, SNAPSHOT} from './addresses';
import type {Snapshot} from './snapshot';
import {Workspace, type Rendered} from './workspace';

/** What the editor tells the worker: the file as it was opened, or as it is in the form now. */
export interface ToWorker {
  what: 'open' | 'draft';
  file: string;
  text: string;
  /** Comes back with the answers. */
  turn: number;
}

/** What the worker answers: first the page, then what the checks say. */
export type FromWorker = {turn: number; file: string} & (
  ({what: 'rendered'} & Rendered) | {what: 'checked'; problems: Problem[]}
);

/** How long after the last change the checks begin, in milliseconds: the picture comes first. */
const REST = 300;

const workspace = fetch(SNAPSHOT).then(async (answer) => new Workspace((await answer.json()) as Snapshot));
const lists = fetch(DICTIONARY).then(async (answer) => setLists(await answer.json()));

let latest = 0;

addEventListener('message', ({data}: MessageEvent<ToWorker>) => void answer(data));

async function answer({what, file, text, turn}: ToWorker): Promise<void> {
  latest = turn;
  const content = await workspace;
  if (what === 'open') content.open(file, text);
  content.draft(file, text);
  // What has come in the meantime makes this out of date.
  await new Promise((resolve) => setTimeout(resolve));
  if (turn !== latest) return;
  tell({what: 'rendered', turn, file, ...(await content.render(file))});
  await Promise.all([lists, new Promise((resolve) => setTimeout(resolve, REST))]);
  if (turn === latest) tell({what: 'checked', turn, file, problems: content.problemsOf(file)});
}

function tell(answer: FromWorker): void {
  postMessage(answer);
}
