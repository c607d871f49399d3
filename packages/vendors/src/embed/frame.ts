import {hasThanked} from '@dental/practice';
import type {Adapter, Context} from './adapter';

/** What a page of somebody else may do in a frame. It cannot lead our page elsewhere. */
const SANDBOX =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-presentation';

/** What is known of a vendor whose own page is framed. */
export interface Framed<Ids> {
  address(this: void, context: Context<Ids>): string;
  /** Whose messages are the frame's, if its page moves between hosts; else the origin of the address. */
  origins?(this: void, context: Context<Ids>): readonly string[];
  /** The message that the frame gets until it answers. */
  greeting?: string;
  /**
   * Reads a message from the frame: `true` once it works.
   * Without this function the frame counts as ready when it has loaded, as no script learns more of it.
   */
  isWorking?(this: void, data: unknown, context: Context<Ids>, frame: HTMLIFrameElement): boolean;
}

/** The adapter of a vendor whose own page is framed, in a sandbox. */
export function framed<Ids>({address, origins, greeting, isWorking}: Framed<Ids>): Adapter<Ids> {
  const frame = document.createElement('iframe');
  let container: HTMLElement;
  let works = false;
  let greetings: ReturnType<typeof setInterval> | undefined;
  return {
    place(place, context) {
      container = place;
      frame.setAttribute('sandbox', SANDBOX);
      frame.referrerPolicy = 'strict-origin-when-cross-origin';
      frame.allow = 'autoplay; fullscreen; picture-in-picture; encrypted-media';
      frame.title = document.title;
      frame.addEventListener('load', () => {
        if (hasThanked(frame)) context.tell({type: 'thanked'});
        else if (isWorking) context.tell({type: 'shown'});
        else works = true;
      });
    },
    start(context) {
      const src = address(context);
      const known = origins?.(context) ?? [new URL(src).origin];
      addEventListener('message', ({source, origin, data}) => {
        if (source !== frame.contentWindow || !known.includes(origin)) return;
        if (!isWorking?.(data, context, frame)) return;
        works = true;
        clearInterval(greetings);
      });
      frame.src = src;
      // Without an address, the empty page in it would have loaded already.
      container.append(frame);
      if (greeting === undefined) return;
      greetings = setInterval(
        () => frame.contentWindow?.postMessage(greeting, new URL(src).origin),
        250,
      );
    },
    isReady: () => works,
  };
}
