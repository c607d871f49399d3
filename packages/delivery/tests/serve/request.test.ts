import type {IncomingMessage} from 'node:http';
import {describe, expect, it} from 'vitest';
import {acceptedForms, askedRange, hasCopy, targetOf} from '../../src/serve/request';

const VERSION = {size: 100, etag: '"5-64"', changed: Date.parse('2026-01-02T03:04:05.678Z')};

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

describe('a client that has a copy', () => {
  it.each(['"5-64"', 'W/"5-64"', '"other", "5-64"', '*'])('may keep it for the tag %s', (tag) => {
    expect(hasCopy({'if-none-match': tag}, VERSION)).toBe(true);
  });

  it.each(['"5-6"', '', '5-64'])('gets the new one for the tag %j', (tag) => {
    const date = new Date(VERSION.changed).toUTCString();
    expect(hasCopy({'if-none-match': tag, 'if-modified-since': date}, VERSION)).toBe(false);
  });

  it('may keep it if it is not older to the second, and not without any sign of one', () => {
    expect(hasCopy({'if-modified-since': 'Fri, 02 Jan 2026 03:04:05 GMT'}, VERSION)).toBe(true);
    expect(hasCopy({'if-modified-since': 'Fri, 02 Jan 2026 03:04:04 GMT'}, VERSION)).toBe(false);
    expect(hasCopy({'if-modified-since': 'yesterday'}, VERSION)).toBe(false);
    expect(hasCopy({}, VERSION)).toBe(false);
  });
});

it.each([
  [undefined, undefined],
  ['bytes=0-9', 'bytes=0-9'],
  ['bytes=90-', 'bytes=90-99'],
  ['bytes=90-1000000000000000000000', 'bytes=90-99'],
  ['bytes=-10', 'bytes=90-99'],
  ['bytes=-1000', 'bytes=0-99'],
  ['bytes=100-', null],
  ['bytes=-0', null],
  ['bytes=0-0', undefined],
  ['bytes=9-1', undefined],
  ['bytes=0-1,3-4', undefined],
  ['bytes=-', undefined],
  ['lines=0-9', undefined],
])('the range %s of a hundred bytes is %s', (range, part) => {
  expect(askedRange({range}, VERSION)).toBe(part);
  expect(askedRange({range, 'if-range': VERSION.etag}, VERSION)).toBe(part);
  expect(askedRange({range, 'if-range': '"older"'}, VERSION)).toBeUndefined();
});
