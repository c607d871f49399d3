import {wrap, type Remote} from 'comlink';
import {useEffect, useState} from 'react';
import {CONTENT_WORKER_PATH} from '@dental/practice';
import type {TaskFile} from '../tasks/repository';
import type {ContentWorker} from '../worker';

let worker: Remote<ContentWorker> | undefined;
let reportFailure: ((error: Error) => void) | undefined;
let textChoices: Promise<TextChoices> | undefined;

/**
 * Pages, videos, facts with their current values, and pictures that a text can refer to. `tags` are
 * the facts and our contacts by the tag that shows them, such as `<Phone />`.
 */
export type TextChoices = Awaited<ReturnType<ContentWorker['listTextChoices']>>;

/** Returns the worker that reads the content. It lives as long as the editor and caches files. */
export function getContentWorker(): Remote<ContentWorker> {
  worker ??= wrap<ContentWorker>(startWorker());
  return worker;
}

function startWorker(): Worker {
  const started = new Worker(CONTENT_WORKER_PATH, {type: 'module'});
  started.addEventListener('error', (event) => {
    // Only the error of a script that didn't load has no message. Without it, no call returns.
    if (!(event instanceof ErrorEvent)) reportFailure?.(new Error('The worker did not load.'));
  });
  return started;
}

/** Calls a function if the worker doesn't load. */
export function onWorkerFailure(report: (error: Error) => void): void {
  reportFailure = report;
}

/** Shows the files of a task to the worker. */
export async function openTaskInWorker(files: readonly TaskFile[]): Promise<void> {
  forgetTextChoices();
  await getContentWorker().openTask(files);
}

/** Lets the next call load the choices again, once the task has other files. */
export function forgetTextChoices(): void {
  textChoices = undefined;
}

/** Loads everything that a text can refer to, once for each version of the task. */
export function loadTextChoices(): Promise<TextChoices> {
  textChoices ??= getContentWorker().listTextChoices();
  return textChoices;
}

/** Returns everything that a text can refer to; undefined while it loads. */
export function useTextChoices(): TextChoices | undefined {
  const [choices, setChoices] = useState<TextChoices>();
  useEffect(() => void loadTextChoices().then(setChoices), []);
  return choices;
}
