import type {FromWorker, Names, PictureToWorker, ToWorker} from '../checks/messages';
import {setLists} from './lists';
import type {Snapshot} from '../snapshot';
import {DICTIONARY, SNAPSHOT} from '@dental/practice';
import {Workspace} from './workspace';

/** How long after the last change the checks begin, in milliseconds: the picture comes first. */
const REST = 300;

const workspace = fetch(SNAPSHOT).then(async (answer) => new Workspace((await answer.json()) as Snapshot));
const lists = fetch(DICTIONARY).then(async (answer) => setLists(await answer.json()));

let latest = 0;

void workspace.then((content) => postMessage({what: 'names', ...content.names()} satisfies Names));

addEventListener('message', ({data}: MessageEvent<ToWorker | PictureToWorker>) => {
  if (data.what === 'picture') void workspace.then((content) => content.addPicture(data));
  else void answer(data);
});

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
