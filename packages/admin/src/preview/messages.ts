/** What the editor tells the frame: a page to show, as the worker made it (`ShownPage`). */
export interface ToFrame {
  admin: 'show';
  page: object;
}

/** What the frame tells the editor: that it listens, that it has shown a page, or that a page could not be rendered. */
export interface FromFrame {
  admin: 'ready' | 'shown' | 'failed';
}
