/** The data and functions that an adapter gets. */
export interface Context<Ids = Record<string, string>> {
  /** The practice's ids, under the vendor's names. */
  ids: Ids;
  /** The name of a form, or the id of a video. */
  item: string;
  practice: {name: string; latitude: number; longitude: number};
  /** The color of buttons, such as `#0f5257`. */
  color: string;
  /** Sends a message to the surrounding page. */
  send(this: void, message: EmbedMessage): void;
}

/** The part of the context that is in the HTML of its page. */
export interface EmbedData<Ids> extends Omit<Context<Ids>, 'item' | 'send'> {
  /** The origin of the surrounding page, if this page has another. */
  home?: string | undefined;
}

/** A message to the surrounding page. */
export type EmbedMessage =
  /** The visitor can use it. */
  | {type: 'ready'}
  /** Something has loaded, but it can't be tested. */
  | {type: 'shown'}
  | {type: 'failed'; why: string}
  | {type: 'height'; pixels: number}
  /** The visitor has typed something that was not sent. */
  | {type: 'typed'}
  /** The visitor has sent the form. */
  | {type: 'sent'}
  /** The visitor has sent the form, and the vendor shows our thank-you page. */
  | {type: 'thanked'}
  /** The visitor has closed it. */
  | {type: 'closed'};

/** Runs a vendor in the browser, in a page of ours that contains nothing else. */
export interface Adapter<Ids = Record<string, string>> {
  /** Prepares the container, and the globals that the vendor's script reads. */
  place(container: HTMLElement, context: Context<Ids>): void;
  /** Starts the vendor, or opens it again; rejects if it isn't available. */
  start(context: Context<Ids>): void | Promise<void>;
  /** Returns true if the visitor can use it: the container has something visible. */
  isReady(container: HTMLElement): boolean;
  /** Hides it when the visitor closes it. */
  stop?(): void;
}

const scripts = new Map<string, Promise<void>>();

/** Loads a vendor's script, once; rejects if that fails. */
export function addScript(
  src: string,
  attributes: Readonly<Record<string, string>> = {},
): Promise<void> {
  const earlier = scripts.get(src);
  if (earlier) return earlier;
  const loaded = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
    script.src = src;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`${src} couldn't be loaded.`)));
    document.head.append(script);
  });
  scripts.set(src, loaded);
  return loaded;
}

/** Returns true if an element is visible and has a size. */
export function isVisible(element: Element): boolean {
  const {width, height} = element.getBoundingClientRect();
  return (
    width > 1 &&
    height > 1 &&
    element.checkVisibility({visibilityProperty: true, opacityProperty: true})
  );
}
