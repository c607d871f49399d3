import {wrap, type Remote} from 'comlink';
import {CONTENT_WORKER} from '@dental/practice';
import type {Editing} from '../editing/worker';

let worker: Remote<Editing> | undefined;
let named: Promise<Awaited<ReturnType<Editing['names']>>> | undefined;

/** The worker that reads the content, which stays while the editor is open: it keeps what it has read of the other files. */
export function content(): Remote<Editing> {
  return (worker ??= wrap<Editing>(new Worker(CONTENT_WORKER)));
}

/** What can be named in a text: facts with what each says now, and pictures. */
export function names(): NonNullable<typeof named> {
  return (named ??= content().names());
}
