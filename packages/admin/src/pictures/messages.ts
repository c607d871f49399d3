import type {Area} from './area';
import type {Photograph, Proof} from './photograph';

/** What the worker for photographs is told: a dropped file, and what to make of it. */
export type ToPictureWorker = {turn: number; file: Blob} & (
  {what: 'proof'; least: number; ratio: number | undefined} | {what: 'photograph'; area: Area | undefined}
);

/** What it answers: what it has made, or why the file cannot be used. */
export type FromPictureWorker = {turn: number} & (
  {done: Proof | Photograph; refusal?: undefined} | {done?: undefined; refusal: string}
);
