import {adopt} from '../adopt';
import {onAnswer, send} from '../checks/client';
import {findingsOf, firstLineOf, summaryOf, type Finding} from '../checks/findings';
import type {FromWorker} from '../checks/messages';
import type {Problem} from '@dental/content';
import {EDITOR_FRAME_PATH} from '@dental/practice';
import {PANE_STYLES} from './paneStyles';
import type {FromFrame, ToFrame} from './messages';

/** The widths at which a page is shown, in CSS pixels. */
const WIDTHS = {Phone: 390, Desktop: 1280} as const;

/** Where there is no room for both (look/look.css). */
const NARROW = '(width < 54rem)';

/** What the pane is told of the form. */
export interface PaneOptions {
  /** The label of a field in the form, by its path. */
  labelOf(this: void, field: string): string | undefined;
  /** Takes somebody who presses a finding to its place. */
  onPick(this: void, problem: Problem): void;
}

/** What is beside a form: the page as patients will see it, and what the checks say of it. */
export class Pane {
  private readonly frame: HTMLIFrameElement;
  private readonly status: HTMLElement;
  private readonly list: HTMLElement;
  private readonly stage: HTMLElement;
  private readonly end = new AbortController();
  private readonly unlisten: () => void;
  private readonly observer: ResizeObserver;
  private width: keyof typeof WIDTHS = 'Phone';
  private isReady = false;
  private page: object | undefined;
  private file = '';
  private text = '';
  private slips: readonly Problem[] = [];
  private findings: readonly Finding[] | undefined;
  private hasFailed = false;

  /** @param host an empty element, in whichever document it is */
  constructor(
    private readonly host: HTMLElement,
    private readonly options: PaneOptions,
  ) {
    const view = host.ownerDocument.defaultView ?? window;
    adopt(host.ownerDocument, view, PANE_STYLES);
    host.className = 'pane';
    this.frame = this.element('iframe', {title: 'The page as patients will see it'});
    this.status = this.element('p', {className: 'pane-status', role: 'status'});
    this.list = this.element('ul', {className: 'pane-findings'});
    this.stage = this.element('div', {className: 'pane-stage'});
    this.stage.append(this.frame);
    host.replaceChildren(this.widths(), this.status, this.list, this.stage);
    view.addEventListener('message', (event: MessageEvent<FromFrame | undefined>) => this.hear(event), {
      signal: this.end.signal,
    });
    // With a query the page's scripts come at once; otherwise they wait for somebody to touch it.
    this.frame.src = `${EDITOR_FRAME_PATH}?editor`;
    this.unlisten = onAnswer((answer) => this.take(answer));
    this.observer = new view.ResizeObserver(() => this.fit());
    this.observer.observe(this.stage);
  }

  /**
   * Shows a file as it is now.
   * @param file its path from the project folder
   * @param source its text before the first change
   */
  update(file: string, text: string, source = text): void {
    if (file === this.file && text === this.text) return;
    if (file !== this.file) send('open', file, source);
    [this.file, this.text] = [file, text];
    send('draft', file, text);
  }

  destroy(): void {
    this.end.abort();
    this.unlisten();
    this.observer.disconnect();
    this.host.replaceChildren();
  }

  private widths(): HTMLElement {
    const bar = this.element('div', {className: 'pane-bar', role: 'group'});
    bar.setAttribute('aria-label', 'Width of the preview');
    const buttons = (Object.keys(WIDTHS) as (keyof typeof WIDTHS)[]).map((name) => {
      const button = this.element('button', {type: 'button', textContent: name});
      button.addEventListener('click', () => {
        this.width = name;
        buttons.forEach((other) => other.setAttribute('aria-pressed', String(other === button)));
        this.fit();
      });
      button.setAttribute('aria-pressed', String(name === this.width));
      return button;
    });
    bar.append(...buttons, this.toggle());
    return bar;
  }

  /** The button that shows the page where the form takes the whole width (look/look.css). */
  private toggle(): HTMLElement {
    const button = this.element('button', {type: 'button'});
    const isNarrow = matchMedia(NARROW);
    const say = (isShown: boolean) => {
      document.body.toggleAttribute('data-page-shown', isShown);
      button.textContent = isShown ? 'Back to the form' : 'Show the page';
    };
    const show = () => {
      button.hidden = !isNarrow.matches;
      if (button.hidden) say(false);
    };
    say(false);
    show();
    isNarrow.addEventListener('change', show, {signal: this.end.signal});
    button.addEventListener('click', () => say(!document.body.hasAttribute('data-page-shown')));
    this.end.signal.addEventListener('abort', () => say(false));
    return button;
  }

  /** Lays the frame out at its width, and makes it smaller where the pane is narrower. */
  private fit(): void {
    const {clientWidth, clientHeight} = this.stage;
    if (clientWidth === 0) return;
    const scale = Math.min(1, clientWidth / WIDTHS[this.width]);
    Object.assign(this.frame.style, {
      width: `${WIDTHS[this.width]}px`,
      height: `${clientHeight / scale}px`,
      transform: `scale(${scale})`,
      left: `${Math.max(0, (clientWidth - WIDTHS[this.width] * scale) / 2)}px`,
    });
  }

  private hear({origin, source, data}: MessageEvent<FromFrame | undefined>): void {
    if (origin !== location.origin || source !== this.frame.contentWindow) return;
    if (data?.admin === 'ready') {
      this.isReady = true;
      this.show();
    }
    if (data?.admin === 'shown' || data?.admin === 'failed') {
      this.hasFailed = data.admin === 'failed';
      this.say();
    }
  }

  private take(answer: FromWorker): void {
    if (answer.file !== this.file) return;
    if (answer.what === 'checked') {
      this.findings = findingsOf(answer.problems, this.options.labelOf, firstLineOf(this.text));
    } else {
      this.slips = answer.problems;
      if (answer.page) this.page = answer.page;
      this.show();
    }
    this.say();
  }

  private show(): void {
    if (!this.isReady || !this.page) return;
    this.frame.contentWindow?.postMessage({admin: 'show', page: this.page} satisfies ToFrame, location.origin);
  }

  /** Says what keeps the latest words from being shown, or else what the checks have found. */
  private say(): void {
    const slips = findingsOf(this.slips, this.options.labelOf, firstLineOf(this.text));
    const findings = slips.length > 0 ? slips : (this.findings ?? []);
    this.status.textContent =
      slips.length > 0
        ? 'The page is shown as it was before this:'
        : this.hasFailed
          ? 'A block on this page cannot be shown as it is written. The page is shown as it was before.'
          : this.findings
            ? summaryOf(this.findings)
            : 'Checking…';
    this.list.replaceChildren(...findings.map((finding) => this.entry(finding)));
  }

  private entry({place, words, isWarning, problem}: Finding): HTMLElement {
    const entry = this.element('li', {className: isWarning ? 'is-warning' : 'is-error'});
    const link = this.element('button', {type: 'button', textContent: place});
    link.addEventListener('click', () => this.options.onPick(problem));
    entry.append(link, ` ${words}`);
    return entry;
  }

  private element<Name extends keyof HTMLElementTagNameMap>(
    name: Name,
    properties: Partial<HTMLElementTagNameMap[Name]>,
  ): HTMLElementTagNameMap[Name] {
    return Object.assign(this.host.ownerDocument.createElement(name), properties);
  }
}
