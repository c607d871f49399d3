/** What an adapter is given: the facts that its record needs, as they are in its page. */
export interface Context<Ids = Record<string, string>> {
  /** The practice's ids, in the vendor's words. */
  ids: Ids;
  /** What is wanted of the vendor: the name of a form, or the id of a film. */
  item: string;
  practice: {name: string; latitude: number; longitude: number};
  /** The colour of buttons, such as `#0f5257`. */
  color: string;
  /** Tells the page around. */
  tell(this: void, news: News): void;
}

/** What is written into its page. */
export type Facts<Ids> = Omit<Context<Ids>, 'item' | 'tell'>;

/** What the page around hears. */
export type News =
  /** A visitor can use it. */
  | {type: 'ready'}
  /** Something has loaded; nobody can know whether it works. */
  | {type: 'shown'}
  | {type: 'failed'; why: string}
  | {type: 'height'; pixels: number}
  /** The visitor has typed something that was not sent. */
  | {type: 'typed'}
  /** What the visitor typed was sent. */
  | {type: 'sent'}
  /** What the visitor typed was sent, and the vendor leads to our thank-you page. */
  | {type: 'thanked'}
  /** The visitor has closed it. */
  | {type: 'closed'};

/** How a vendor is put to work, in the browser, in a page of ours that holds nothing else. */
export interface Adapter<Ids = Record<string, string>> {
  /** Prepares the place, and what the vendor's script looks for. */
  place(place: HTMLElement, context: Context<Ids>): void;
  /** Starts the vendor, or opens it again; rejects if it cannot be had. */
  start(context: Context<Ids>): void | Promise<void>;
  /** Whether a visitor can use it now: something that can be seen and used is in the place. */
  isReady(place: HTMLElement): boolean;
  /** Puts it aside when the visitor closes it. */
  stop?(): void;
}

const loading = new Map<string, Promise<void>>();

/** Loads a vendor's script, once; rejects if that fails. */
export function addScript(
  src: string,
  attributes: Readonly<Record<string, string>> = {},
): Promise<void> {
  const known = loading.get(src);
  if (known) return known;
  const added = new Promise<void>((done, reject) => {
    const script = document.createElement('script');
    for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
    script.src = src;
    script.addEventListener('load', () => done());
    script.addEventListener('error', () => reject(new Error(`${src} could not be loaded.`)));
    document.head.append(script);
  });
  loading.set(src, added);
  return added;
}

/** Whether an element takes room and can be seen. */
export function isVisible(element: Element): boolean {
  const {width, height} = element.getBoundingClientRect();
  return (
    width > 1 &&
    height > 1 &&
    element.checkVisibility({visibilityProperty: true, opacityProperty: true})
  );
}
