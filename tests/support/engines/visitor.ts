import {waitUntil} from '../waitUntil';

/** A key by its name in WebDriver and Playwright, with WebDriver's code. */
export const KEYS = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  Space: ' ',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
} as const;

export type Key = keyof typeof KEYS;

/** A point in the window, in CSS pixels. */
export interface Point {
  x: number;
  y: number;
}

/** The conditions of a page load. */
export interface Conditions {
  /** The fixed time of the page's clock; undefined for the real time. */
  at?: Date | undefined;
  /** Each script arrives this much later, in milliseconds. */
  scriptDelay?: number;
  /** The same for fonts. */
  fontDelay?: number;
}

/** Records console errors, uncaught errors, and violations of the page's policy. */
const RECORDER = `
  window.faults = [];
  for (const name of ['error', 'warn']) {
    const log = console[name];
    console[name] = (...parts) => (window.faults.push(parts.join(' ')), log.apply(console, parts));
  }
  addEventListener('error', ({message, target}) =>
    window.faults.push(message ?? 'failed: ' + (target.src ?? target.href)), true);
  addEventListener('unhandledrejection', ({reason}) => window.faults.push(String(reason)));
  addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI}) =>
    window.faults.push(violatedDirective + ' ' + blockedURI));`;

/**
 * A visitor's hands and eyes in one tab, the same in every engine. Selectors are CSS; of several
 * elements the first visible one counts.
 */
export abstract class Visitor {
  protected conditions: Conditions = {};

  /** Loads a page of the site. */
  abstract load(path: string): Promise<void>;
  /** Runs a function in the page. Its argument and result are JSON. */
  abstract run<Argument, Result>(
    code: (argument: Argument) => Result,
    argument?: Argument,
  ): Promise<Awaited<Result>>;
  abstract move(to: Point): Promise<void>;
  /** Presses the mouse button, moves to each point, and releases it. */
  abstract drag(from: Point, ...to: Point[]): Promise<void>;
  abstract press(key: Key): Promise<void>;
  abstract type(text: string): Promise<void>;
  /** Turns the wheel at a point, by CSS pixels. */
  abstract wheel(at: Point, distance: number): Promise<void>;
  abstract resize(width: number, height: number): Promise<void>;
  abstract go(where: 'back' | 'forward' | 'refresh'): Promise<void>;

  /** Loads a page and touches nothing. */
  async open(path: string, conditions: Conditions = {}): Promise<void> {
    this.conditions = conditions;
    await this.load(path);
  }

  /** Loads a page, acts, and waits for hydration. */
  async visit(path: string, conditions?: Conditions): Promise<void> {
    await this.open(path, conditions);
    await this.move({x: 9, y: 300});
    await this.move({x: 10, y: 300});
    await this.waitForHydration();
  }

  async waitForHydration(): Promise<void> {
    await waitUntil(() => this.run(() => document.documentElement.dataset.hasHydrated === 'true'));
  }

  /** Console errors and violations since the page was loaded. */
  readFaults(): Promise<string[]> {
    return this.run(() => (window as unknown as {faults: string[]}).faults);
  }

  async click(selector: string, text = ''): Promise<void> {
    const point = await this.findPoint(selector, text);
    await this.move(point);
    await this.drag(point);
  }

  async hover(selector: string, text = ''): Promise<void> {
    await this.move(await this.findPoint(selector, text));
  }

  /** Scrolls an element into view. Returns the middle of its first line. */
  async findPoint(selector: string, text = ''): Promise<Point> {
    const find = () =>
      this.run(
        async ({selector: css, text: words}) => {
          const element = [...document.querySelectorAll<HTMLElement>(css)].find(
            (each) =>
              each.getClientRects().length > 0 &&
              getComputedStyle(each).visibility === 'visible' &&
              each.innerText.includes(words),
          );
          if (!element) return null;
          const getTop = () => element.getBoundingClientRect().top;
          const isOutside = () =>
            getTop() < 0 || element.getBoundingClientRect().bottom > innerHeight;
          if (isOutside()) element.scrollIntoView({block: 'center', behavior: 'instant'});
          // Safari may then scroll back to a field with the focus.
          const start = getTop();
          for (let frames = 0; frames < 5; frames += 1)
            await new Promise((frame) => requestAnimationFrame(frame));
          const [line] = element.getClientRects();
          if (!line || isOutside() || getTop() !== start) return null;
          return {x: line.left + line.width / 2, y: line.top + line.height / 2};
        },
        {selector, text},
      );
    let point: Point | null = null;
    await waitUntil(async () => Boolean((point = await find())), `"${selector}" ${text}`);
    return point!;
  }

  /** Code that runs in each page before its own scripts. */
  protected makePrelude(): string {
    const {at} = this.conditions;
    if (!at) return RECORDER;
    return `${RECORDER}
      const RealDate = Date, now = ${at.getTime()};
      window.Date = class extends RealDate {
        constructor(...parts) {
          super(...(parts.length > 0 ? parts : [now]));
        }
        static now() {
          return now;
        }
      };`;
  }
}
