import {join} from 'node:path';
import {addTo, attribute, browserScript, type Change, type Element} from '@dental/content/output';
import type {Build} from '@dental/delivery';
import {NOT_FOUND} from '@dental/practice';
import {FONTS} from '../../css/lateFonts';
import {readChunks} from './chunks';
import {ON_ACT} from './loader';

/** What a page needs to load its scripts when the visitor acts. */
export interface Loading {
  /** The addresses of the scripts that this page loads beside those of every page. */
  chunks: readonly string[];
  digestOf: Build['digestOf'];
  /** The styles that say where the fonts are. */
  fonts: string;
  /** The styles that the page needs as it was built; undefined links the whole style sheet. */
  styles: string | undefined;
}

/**
 * Links to other pages of the site may be prerendered by the browser, when the pointer rests on them or presses them
 * (Speculation Rules). Until the page is hydrated, that is what makes the next page appear at once; then the router does.
 */
const SAME_SITE = "[data-has-hydrated=false] [href^='/']:not([target],[data-replay])";
const SPECULATION_RULES = JSON.stringify({
  prerender: [{where: {selector_matches: SAME_SITE}, eagerness: 'moderate'}],
});

/**
 * Makes the scripts of each page wait for the visitor to act, with the styles of the first paint inline. What has to run
 * without them is one script at the end of the page, the same in all pages: a policy for all of them has one hash for it.
 */
export async function loader({root, site, fonts, digestOf, pages}: Build): Promise<void> {
  const code = await browserScript("import './start';", join(root, 'src/build/loader'));
  const chunksOf = readChunks(root);
  for (const page of pages) {
    const path = page.path === NOT_FOUND ? '' : ` data-path="${page.path}"`;
    page.changes.push(
      putOffScripts({chunks: chunksOf(page.path), digestOf, fonts, styles: page.styles}),
      addTo(
        'body',
        'last',
        `<script data-time-zone=${site.practice.timeZone}${path}>${code}</script>`,
      ),
    );
  }
}

/**
 * Takes the scripts and the style sheet out of the way of the first paint: they wait in a `<template>` for the loader,
 * and the styles that the page needs as it was built are inline. The page has the digests of what it loads.
 */
export function putOffScripts({chunks, digestOf, fonts, styles}: Loading): Change {
  return (page, elements) => {
    const scripts = elements.filter(
      (element) => attribute(element, 'defer') !== undefined && isOurs(attribute(element, 'src')),
    );
    const sheets = elements.filter(
      (element) => attribute(element, 'rel') === 'stylesheet' && isOurs(attribute(element, 'href')),
    );
    const source = ({sourceCodeLocation: place}: Element) =>
      place ? page.slice(place.startOffset, place.endOffset) : '';
    const later = [
      ...(styles === undefined ? [] : sheets.map(source)),
      ...scripts
        .map((script) => attribute(script, 'src') ?? '')
        .map((address) => fetched(address, digestOf(address))),
      ...chunks.map((chunk) => fetched(chunk)),
      ...scripts.map(source),
    ];
    const loading = [
      `<style id=${FONTS}>${fonts}</style>`,
      ...(styles === undefined ? [] : [`<style>${styles}</style>`]),
      `<template id=${ON_ACT}>${later.join('')}</template>`,
      `<script type=speculationrules>${SPECULATION_RULES}</script>`,
    ];
    const replaced = (styles === undefined ? scripts : [...sheets, ...scripts]).flatMap(
      ({sourceCodeLocation}) => sourceCodeLocation ?? [],
    );
    replaced.forEach(({startOffset, endOffset}, index) =>
      page.overwrite(startOffset, endOffset, index === 0 ? loading.join('') : ''),
    );
  };
}

/** A script is fetched for the tag that requests it later only if both have the same digest. */
function fetched(address: string, integrity = ''): string {
  const digest = integrity && ` integrity="${integrity}"`;
  return `<link rel=preload as=script fetchpriority=low href=${address}${digest}>`;
}

function isOurs(address: string | undefined): boolean {
  return address?.startsWith('/assets/') ?? false;
}
