import {afterEach, expect, it, vi} from 'vitest';
import {reportErrors} from '../../../../src/build/reports/reportErrors';

afterEach(() => vi.unstubAllGlobals());

/** Runs the script as a page does; gives what it sends when something goes wrong. */
function page() {
  const listeners: Record<string, (event: unknown) => void> = {};
  const sent: {to: string; report: {url: string; body: object}}[] = [];
  vi.stubGlobal('addEventListener', (name: string, listener: (event: unknown) => void) => (listeners[name] = listener));
  vi.stubGlobal('location', new URL('https://www.example.com/contact-us?name=Ana#form'));
  vi.stubGlobal('navigator', {
    sendBeacon: (to: string, text: string) => sent.push({to, report: (JSON.parse(text) as [never])[0]}),
  });
  reportErrors('https://reports.example/a');
  return {listeners, sent};
}

it('an error is reported with its place, and without what stands behind the page’s address', () => {
  const {listeners, sent} = page();
  listeners.error?.({message: 'Oh', filename: 'https://www.example.com/a.js', lineno: 2, colno: 3});
  listeners.unhandledrejection?.({reason: new Error('No answer')});
  listeners.unhandledrejection?.({reason: undefined});
  expect(sent[0]).toEqual({
    to: 'https://reports.example/a',
    report: {
      type: 'error',
      url: 'https://www.example.com/contact-us',
      body: {message: 'Oh', sourceFile: 'https://www.example.com/a.js', lineNumber: 2, columnNumber: 3},
    },
  });
  expect(sent.map(({report}) => report.body).slice(1)).toEqual([{message: 'No answer'}, {message: 'undefined'}]);
});

it('a page that fails again and again reports five times', () => {
  const {listeners, sent} = page();
  for (let times = 0; times < 100; times += 1) listeners.error?.({message: 'Oh'});
  expect(sent).toHaveLength(5);
});

it('what a policy in the page refuses is reported; what one in a header refuses is not, for the browser does that', () => {
  const {listeners, sent} = page();
  const violation = {effectiveDirective: 'img-src', blockedURI: 'https://else.example/a.png', lineNumber: 1};
  listeners.securitypolicyviolation?.({...violation, originalPolicy: "img-src 'self'; report-to reports"});
  listeners.securitypolicyviolation?.({...violation, originalPolicy: "img-src 'self'"});
  expect(sent.map(({report}) => report)).toEqual([
    {
      type: 'csp-violation',
      url: 'https://www.example.com/contact-us',
      body: {effectiveDirective: 'img-src', blockedURL: 'https://else.example/a.png', lineNumber: 1},
    },
  ]);
});
