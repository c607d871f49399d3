import {CONTENT_WORKER} from '@dental/practice';
import type {FromWorker, Names, NewPicture, PictureToWorker, ToWorker} from './messages';

/** What hears the worker's answers for the file that is open. */
export type Listener = (answer: FromWorker) => void;

let worker: Worker | undefined;
let turn = 0;
const listeners = new Set<Listener>();

/** Hears every answer for the latest text; what is out of date is left out. The result ends it. */
export function onAnswer(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Has a file rendered and checked as it is now.
 * @param what `open` for the file as it was before the first change
 * @param file its path from the project folder
 */
export function send(what: ToWorker['what'], file: string, text: string): void {
  worker ??= start();
  turn += 1;
  worker.postMessage({what, file, text, turn} satisfies ToWorker);
}

/** Has a dropped photograph known to the preview and the checks. */
export function sendPicture(picture: NewPicture): void {
  worker ??= start();
  worker.postMessage({what: 'picture', ...picture} satisfies PictureToWorker);
}

/** What can be named in a text. */
export function names(): Promise<Names> {
  worker ??= start();
  return named;
}

let tellNames: (names: Names) => void;
const named = new Promise<Names>((resolve) => (tellNames = resolve));

/** Starts the worker, which stays while the editor is open: it keeps what it has read of the other files. */
function start(): Worker {
  const started = new Worker(CONTENT_WORKER);
  started.addEventListener('message', ({data}: MessageEvent<FromWorker | Names>) => {
    if (data.what === 'names') tellNames(data);
    else if (data.turn === turn) listeners.forEach((listener) => listener(data));
  });
  return started;
}
