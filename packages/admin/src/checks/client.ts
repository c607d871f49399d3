import {wrap, type Remote} from 'comlink';
import {CONTENT_WORKER} from '@dental/practice';
import type {Editing} from '../editing/worker';

let worker: Remote<Editing> | undefined;
let named: Promise<Choices> | undefined;

/** What can be named in a text: pages, films, facts with what each says now, and pictures with their addresses. */
export type Choices = Awaited<ReturnType<Editing['names']>>;

/** The worker that reads the content, which stays while the editor is open: it keeps what it has read of the other files. */
export function content(): Remote<Editing> {
  return (worker ??= wrap<Editing>(new Worker(CONTENT_WORKER, {type: 'module'})));
}

/** What can be named in a text, read once. */
export function names(): Promise<Choices> {
  return (named ??= content().names());
}
