import {expect, it} from 'vitest';
import {groupReports} from '../../../src/live/browserReports';

const SITE = 'https://www.example.com';
const old = (page: string, blocked = 'https://evil.example/a.js') => ({
  'csp-report': {
    'document-uri': SITE + page,
    'violated-directive': 'script-src-elem',
    'blocked-uri': blocked,
    disposition: 'enforce',
  },
});
const recent = (page: string, body: object = {}) => ({
  type: 'csp-violation',
  age: 10,
  url: SITE + page,
  body: {effectiveDirective: 'script-src-elem', blockedURL: 'https://evil.example/b.js?x=1', ...body},
});
const error = (message: string, file = `${SITE}/assets/js/main.0f3a99c1.js`) => ({
  type: 'error',
  url: `${SITE}/about-us`,
  body: {message, sourceFile: file, lineNumber: 1, columnNumber: 20},
});

it('reports of one cause become one line, whatever form they come in, the most frequent first', () => {
  const lines = [
    error('x is not a function'),
    old('/reviews'),
    [recent('/about-us?name=Ana'), recent('/contact-us')],
    error('x is not a function', `${SITE}/assets/js/main.77aa0001.js`),
  ];
  expect(groupReports(lines.map((line) => JSON.stringify(line)).join('\n'))).toEqual([
    '3 × script-src-elem refused https://evil.example (/reviews, /about-us and 1 more)',
    '2 × error: x is not a function, in /assets/js/main.js:1 (/about-us)',
  ]);
});

it('a list over several lines is read too', () => {
  const list = JSON.stringify([old('/a'), recent('/b', {blockedURL: 'inline', sourceFile: `${SITE}/b`})], null, 2);
  expect(groupReports(list)).toEqual([
    '1 × script-src-elem refused https://evil.example (/a)',
    '1 × script-src-elem refused inline, in /b (/b)',
  ]);
});

it('what extensions do in a browser is told apart, and nothing is left out', () => {
  const lines = [
    recent('/', {sourceFile: 'chrome-extension://abc/x.js'}),
    old('/', 'moz-extension://abc/y.js'),
    {type: 'deprecation', url: SITE, body: {id: 'Unload', message: null}},
    {something: 'else'},
  ];
  expect(groupReports([...lines.map((line) => JSON.stringify(line)), 'half of a li', ''].join('\n'))).toEqual([
    "2 × an extension of the visitor's browser: not ours (/)",
    '1 × deprecation: Unload (/)',
    '1 × unknown report: without a message (an unknown page)',
    '1 × what is no report and could not be read',
  ]);
});

it('no report is no line', () => {
  expect(groupReports('\n')).toEqual([]);
});
