/*
 * Actions of the mock vendors' scripts on a page. They run in browsers as text, so nothing can be
 * imported here.
 */

/** Helpers for a mock vendor's script. */
export function makeToolkit() {
  const add = <Tag extends keyof HTMLElementTagNameMap>(
    tag: Tag,
    properties: Partial<HTMLElementTagNameMap[Tag]>,
    into: Element = document.body,
  ) => {
    const element = Object.assign((into.ownerDocument ?? document).createElement(tag), properties);
    into.append(element);
    return element;
  };
  /** A field and a button, with a style attribute as vendors write it. */
  const form = (into: Element, send: (words: string, form: HTMLFormElement) => void) => {
    const element = add('form', {}, into);
    element.innerHTML =
      '<label style="display: block">Message <textarea name="message"></textarea></label> ' +
      '<button style="color: rgb(1, 2, 3)">Send</button>';
    element.addEventListener('submit', (event) => {
      event.preventDefault();
      const field = element.querySelector('textarea')!;
      send(field.value, element);
      field.value = '';
    });
  };
  return {
    add,
    form,
    /** A second script that no one waits for, as vendors do. */
    script: (src: string) => void add('script', {src, async: true}, document.head),
    style: (css: string) => void add('style', {textContent: css}, document.head),
    /**
     * A box that sends messages over a socket, shows responses, and keeps the conversation like a
     * vendor's session.
     */
    chat(into: Element, address: string): Promise<unknown> {
      const log = add('ol', {}, into);
      const messages = JSON.parse(localStorage.getItem('conversation') ?? '[]') as string[];
      const show = (words: string) => void add('li', {textContent: words}, log);
      const say = (words: string) => {
        show(words);
        messages.push(words);
        localStorage.setItem('conversation', JSON.stringify(messages));
      };
      messages.forEach(show);
      const socket = new WebSocket(address);
      socket.addEventListener('message', ({data}) => say(String(data)));
      form(into, (words) => {
        say(words);
        socket.send(words);
      });
      return new Promise((done) => socket.addEventListener('open', done));
    },
    /** Sends a message to the surrounding page. */
    tell: (message: unknown) => parent.postMessage(message, '*'),
  };
}

/**
 * Touches the surrounding page, its address, and its storage, and leaves the name of the error of
 * each attempt in `window.attempts`.
 */
export function attackOurPage(): void {
  const attempts: Record<string, () => unknown> = {
    'parent.document': () => parent.document.title,
    'top.document': () => top!.document.title,
    'parent.localStorage': () => parent.localStorage.length,
    'top.sessionStorage': () => top!.sessionStorage.length,
    'top.location.href': () => top!.location.href,
    'top.location =': () => (top!.location = 'https://evil.example/'),
  };
  const results = Object.entries(attempts).map(([name, attempt]): [string, string] => {
    try {
      attempt();
      return [name, 'succeeds'];
    } catch (error) {
      return [name, (error as Error).name];
    }
  });
  Object.assign(window, {attempts: Object.fromEntries(results)});
}

export type Toolkit = ReturnType<typeof makeToolkit>;
