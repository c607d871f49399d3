import type {IncomingMessage} from 'node:http';
import {expect, it} from 'vitest';
import {acceptedForms, targetOf} from '../../src/serve/request';

it.each([
  ['/about-us?x=1', '/about-us', '?x=1'],
  ['/about-us?', '/about-us', '?'],
  ['/about-us??a=b?#c', '/about-us', '??a=b?'],
  ['http://any.example/about-us?x', '/about-us', '?x'],
  ['HTTPS://any.example:8443?x', '/', '?x'],
  ['//any.example/about-us', '//any.example/about-us', ''],
  ['*', '*', ''],
])('the target %s is a path and a query, whatever host stands before them', (url, path, query) => {
  expect(targetOf({url} as IncomingMessage)).toEqual({path, query});
});

it.each([
  [undefined, ['']],
  ['', ['']],
  ['gzip, deflate, br, zstd', ['.br', '.gz', '']],
  ['GZIP', ['.gz', '']],
  ['br;q=0, gzip;q=0.1', ['.gz', '']],
  ['br;q=0.0,gzip; q=0', ['']],
  ['*', ['.br', '.gz', '']],
  ['*;q=0', ['']],
  ['gzip;q=0, *', ['.br', '']],
  ['brotli, x-gzip', ['']],
])('a client that accepts %s gets the first that there is of %j', (accepted, endings) => {
  expect(acceptedForms(accepted).map(({ending}) => ending)).toEqual(endings);
});
