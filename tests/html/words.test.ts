import {expect, it} from 'vitest';
import {MISSING_PATH} from '../../packages/bench/templates';
import {routes} from '../support/built';
import {readDocument} from '../support/document';

it('uses typographic quotes and titles that fit a search result', () => {
  for (const route of [...routes, MISSING_PATH]) {
    const $ = readDocument(route);
    const texts = [
      $('title').text(),
      $('body').clone().find('script, style, code').remove().end().text(),
      $('meta[name=description]').attr('content') ?? '',
      ...$('[alt], [aria-label]')
        .toArray()
        .map((node) => $(node).attr('alt') ?? $(node).attr('aria-label') ?? ''),
    ];
    expect(
      texts.flatMap((text) => text.match(/.{0,30}["'].{0,30}/g) ?? []),
      route,
    ).toEqual([]);
    // The title of the home page is prescribed (specification, section 1).
    if (route !== '/')
      expect($('title').text().length, `${route}: ${$('title').text()}`).toBeLessThanOrEqual(60);
  }
});
