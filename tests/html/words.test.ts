import {expect, it} from 'vitest';
import {MISSING_PATH} from '../../packages/bench/templates';
import {routes} from '../support/built';
import {readDocument} from '../support/document';
import {getPagesOfKind} from '@dental/content';
import {site} from '@dental/testing/realSite';

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

it('keeps browsers from translating names of the practice, its people, and plans', () => {
  const plans = site.insurance?.plans ?? [];
  const people = [...getPagesOfKind(site, 'dentist'), ...getPagesOfKind(site, 'staff')];
  const names = new Set([
    site.practice.name,
    site.practice.address.street,
    ...plans.map(({name}) => name),
    ...people.map(({heading}) => heading),
  ]);
  const translated = [...routes, MISSING_PATH].flatMap((route) => {
    const $ = readDocument(route);
    return $('body *:not(script, option, p a, [translate=no], [translate=no] *)')
      .toArray()
      .filter((node) => node.children.some((child) => $.text([child]) !== '' && !('name' in child)))
      .filter((node) =>
        names.has(
          $(node)
            .text()
            .replaceAll(/[©,.]$|^© /g, '')
            .trim(),
        ),
      )
      .map((node) => `${route}: ${$.html(node)}`);
  });
  expect(translated).toEqual([]);
});
