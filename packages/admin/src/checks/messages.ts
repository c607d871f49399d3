import type {Problem} from '@dental/content';

/** What the editor tells the worker: a file as it was opened, or as it is in the form now. */
export interface ToWorker {
  what: 'open' | 'draft';
  /** Its path from the project folder. */
  file: string;
  text: string;
  /** Comes back with the answers. */
  turn: number;
}

/** What the worker makes of a draft: the page that shows it, for the frame, and what keeps its latest text from being shown. */
export interface Rendered {
  page?: object;
  problems: Problem[];
}

/** A photograph that was dropped and is not in the repository yet. */
export interface NewPicture {
  /** Below `static/img`, without its ending. */
  name: string;
  ending: string;
  /** Where the browser has it. */
  address: string;
  width: number;
  height: number;
}

/** What the editor tells the worker of it. */
export interface PictureToWorker extends NewPicture {
  what: 'picture';
}

/** What can be named in a text: facts with what each says now, and pictures. The worker tells it once, when it starts. */
export interface Names {
  what: 'names';
  facts: Record<string, string>;
  pictures: string[];
}

/** What the worker answers: first the page, then what the checks say. */
export type FromWorker = {turn: number; file: string} & (
  ({what: 'rendered'} & Rendered) | {what: 'checked'; problems: Problem[]}
);
