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
  const addForm = (into: Element, send: (words: string, form: HTMLFormElement) => void) => {
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
    form: addForm,
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
      addForm(into, (words) => {
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
 * Touches the surrounding page, its address, and its storage. Then it sends false messages, and
 * tries what fails without an error. It leaves the name of the error of each attempt in
 * `window.attempts`, and the address that it learned in `window.referrer`.
 */
export function attackOurPage(): void {
  const attempts: Record<string, () => unknown> = {
    'parent.document': () => parent.document.title,
    'top.document': () => top!.document.title,
    'parent.localStorage': () => parent.localStorage.length,
    'top.sessionStorage': () => top!.sessionStorage.length,
    'top.location.href': () => top!.location.href,
    'top.location =': () => (top!.location = 'https://evil.example/'),
    'parent.location.replace': () => parent.location.replace('https://evil.example/'),
    'parent.location.hash =': () => (parent.location.hash = 'evil'),
    'parent.location.pathname': () => parent.location.pathname,
    'parent.document.cookie': () => parent.document.cookie,
    'parent.fetch': () => parent.fetch('/'),
    'parent.indexedDB': () => parent.indexedDB,
    'parent.caches': () => parent.caches,
    'parent.history': () => parent.history.length,
    'parent.navigator': () => parent.navigator.serviceWorker,
    'parent.addEventListener': () => parent.addEventListener('input', alert),
    'parent.name': () => parent.name,
    'parent.origin': () => parent.origin,
    'top.open': () => top!.open('https://evil.example/'),
  };
  const results = Object.entries(attempts).map(([name, attempt]): [string, string] => {
    try {
      attempt();
      return [name, 'succeeds'];
    } catch (error) {
      return [name, (error as Error).name];
    }
  });
  const goAway = {href: 'https://evil.example/', action: 'https://evil.example/'};
  for (const target of ['_top', '_parent']) {
    open(goAway.href, target);
    const link = document.createElement('a');
    const form = document.createElement('form');
    for (const element of [link, form]) {
      Object.assign(element, {...goAway, target});
      document.documentElement.append(element);
    }
    link.click();
    form.submit();
  }
  alert('Your password?');
  const lies = [
    null,
    'x',
    {type: 'height', pixels: 1e9},
    {type: 'height', pixels: '1px;color:red'},
  ];
  for (const lie of lies) parent.postMessage(lie, '*');
  const {referrer} = document;
  Object.assign(window, {referrer, attempts: Object.fromEntries(results)});
}

export type Toolkit = ReturnType<typeof makeToolkit>;
