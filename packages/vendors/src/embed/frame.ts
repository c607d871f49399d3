import {showsThankYouPage} from '@dental/practice';
import type {Adapter, Context} from './adapter';

/** The rights of a third-party page in a frame. It can't navigate our page. */
const SANDBOX = [
  'allow-scripts',
  'allow-same-origin',
  'allow-forms',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
  'allow-presentation',
].join(' ');

/** The frame gets the greeting this often. */
const GREETING_INTERVAL_MS = 250;

/** A vendor that runs in a page of its own, in our frame. */
export interface FrameOptions<Ids> {
  address(this: void, context: Context<Ids>): string;
  /** The origins of the frame's messages; by default that of the address. */
  origins?(this: void, context: Context<Ids>): readonly string[];
  /** A message that the frame gets again and again until it answers. */
  greeting?: string;
  /**
   * Reads a message from the frame, and returns true if the vendor works. Without this function the
   * frame counts as ready when it has loaded, because a script can't find out more.
   */
  isWorking?(this: void, data: unknown, context: Context<Ids>, frame: HTMLIFrameElement): boolean;
}

/** Creates the adapter of a vendor whose page we frame, in a sandbox. */
export function createFrameAdapter<Ids>({
  address,
  origins,
  greeting,
  isWorking,
}: FrameOptions<Ids>): Adapter<Ids> {
  const frame = document.createElement('iframe');
  let container: HTMLElement;
  let works = false;
  let greetingTimer: ReturnType<typeof setInterval> | undefined;
  return {
    place(element, context) {
      container = element;
      frame.setAttribute('sandbox', SANDBOX);
      frame.referrerPolicy = 'strict-origin-when-cross-origin';
      frame.allow = 'autoplay; fullscreen; picture-in-picture; encrypted-media';
      frame.title = document.title;
      frame.addEventListener('load', () => {
        if (showsThankYouPage(frame)) context.send({type: 'thanked'});
        else if (isWorking) context.send({type: 'shown'});
        else works = true;
      });
    },
    start(context) {
      const src = address(context);
      const allowedOrigins = origins?.(context) ?? [new URL(src).origin];
      addEventListener('message', ({source, origin, data}) => {
        if (source !== frame.contentWindow || !allowedOrigins.includes(origin)) return;
        if (!isWorking?.(data, context, frame)) return;
        works = true;
        clearInterval(greetingTimer);
      });
      frame.src = src;
      // An empty frame would count as loaded, so it gets its address first.
      container.append(frame);
      if (greeting === undefined) return;
      greetingTimer = setInterval(
        () => frame.contentWindow?.postMessage(greeting, new URL(src).origin),
        GREETING_INTERVAL_MS,
      );
    },
    isReady: () => works,
  };
}
