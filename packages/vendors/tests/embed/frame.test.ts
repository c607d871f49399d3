// @vitest-environment happy-dom
import {beforeEach, describe, expect, it} from 'vitest';
import type {Adapter, Context} from '../../src/embed/adapter';
import {createFrameAdapter} from '../../src/embed/frame';

const CONTEXT: Context = {
  ids: {},
  item: '',
  practice: {name: 'Copper Finch Dental', latitude: 33.3, longitude: -111.7},
  color: '#0f5257',
  send: () => undefined,
};

/** The window of the frame. A frame outside the document has none, but also loads nothing. */
const frameWindow = {} as Window;

let adapter: Adapter;
let container: HTMLElement;

beforeEach(() => {
  adapter = createFrameAdapter({
    address: () => 'https://player.example/1',
    isWorking: (data) => data === 'ready',
  });
  container = document.createElement('div');
  adapter.place(container, CONTEXT);
  void adapter.start(CONTEXT);
  Object.defineProperty(container.firstChild, 'contentWindow', {value: frameWindow});
});

/** Sends a message as the browser does for `postMessage`. */
function receive(message: {source: Window; origin: string; data: string}): void {
  dispatchEvent(new MessageEvent('message', message));
}

describe('createFrameAdapter', () => {
  it("is ready when the frame answers from the vendor's origin", () => {
    expect(adapter.isReady(container)).toBe(false);
    receive({source: frameWindow, origin: 'https://player.example', data: 'ready'});
    expect(adapter.isReady(container)).toBe(true);
  });

  it('ignores an answer when it comes from another origin', () => {
    receive({source: frameWindow, origin: 'https://other.example', data: 'ready'});
    expect(adapter.isReady(container)).toBe(false);
  });

  it('ignores an answer when it comes from another window', () => {
    receive({source: window, origin: 'https://player.example', data: 'ready'});
    expect(adapter.isReady(container)).toBe(false);
  });

  it('ignores a message when it is no answer of the vendor', () => {
    receive({source: frameWindow, origin: 'https://player.example', data: 'loading'});
    expect(adapter.isReady(container)).toBe(false);
  });
});
