import {join} from 'node:path';
import {addTo, type Change} from '../html';
import {getAttribute, bundleBrowserScript, type Element} from '@dental/delivery';
import {NOT_FOUND} from '@dental/practice';
import {FONT_STYLES_ID} from '../../css/lateFonts';
import type {Styles} from '../styles';
import type {DigestOf, PageChanges, SiteBuild} from '../types';
import {readChunks} from './chunks';
import {DEFERRED_TEMPLATE_ID} from './loader';

/** The files and styles that a page loads when the visitor acts, and those of its first paint. */
export interface PageAssets {
  /** The addresses of the scripts that this page loads in addition to those of every page. */
  chunks: readonly string[];
  digestOf: DigestOf;
  /** The `@font-face` rules. */
  fonts: string;
  /** The styles for the page as it was built; undefined links the whole style sheet. */
  styles: string | undefined;
}

/**
 * The browser may prerender links to our own pages when the pointer is on them or presses them
 * (Speculation Rules). Before hydration that makes the next page appear at once; afterwards the
 * router does.
 */
const SAME_SITE = "[data-has-hydrated=false] [href^='/']:not([target],[data-replay])";
const SPECULATION_RULES = JSON.stringify({
  prerender: [{where: {selector_matches: SAME_SITE}, eagerness: 'moderate'}],
});

/**
 * Defers the scripts of each page until the visitor acts, and puts the styles of the first paint
 * inline. Only one script runs earlier, at the end of the page. It is the same on every page, so
 * that a policy for all pages needs a single hash.
 */
export async function addLoader(
  {root, site}: SiteBuild,
  {fonts, findInlineStyles}: Styles,
  digestOf: DigestOf,
): Promise<PageChanges> {
  const code = await bundleBrowserScript("import './start';", join(root, 'src/build/loader'));
  const chunksOf = readChunks(root);
  return (path) => {
    const dataPath = path === NOT_FOUND ? '' : ` data-path="${path}"`;
    const script = `<script data-time-zone=${site.practice.timeZone}${dataPath}>${code}</script>`;
    return [
      deferScripts({chunks: chunksOf(path), digestOf, fonts, styles: findInlineStyles(path)}),
      addTo('body', 'last', script),
    ];
  };
}

/**
 * Moves the scripts and the style sheet out of the way of the first paint, into a `<template>` for
 * the loader, and puts the styles of the first paint inline.
 */
export function deferScripts({chunks, digestOf, fonts, styles}: PageAssets): Change {
  return (page, elements) => {
    const scripts = elements.filter(
      (element) =>
        getAttribute(element, 'defer') !== undefined && isAsset(getAttribute(element, 'src')),
    );
    const sheets = elements.filter(
      (element) =>
        getAttribute(element, 'rel') === 'stylesheet' && isAsset(getAttribute(element, 'href')),
    );
    const getSource = ({sourceCodeLocation: place}: Element) =>
      place ? page.slice(place.startOffset, place.endOffset) : '';
    const preloads = scripts.map((script) => {
      const address = getAttribute(script, 'src') ?? '';
      return preloadLink(address, digestOf(address));
    });
    const deferred = [
      ...(styles === undefined ? [] : sheets.map(getSource)),
      ...preloads,
      ...chunks.map((chunk) => preloadLink(chunk)),
      ...scripts.map(getSource),
    ];
    const replacement = [
      `<style id=${FONT_STYLES_ID}>${fonts}</style>`,
      ...(styles === undefined ? [] : [`<style>${styles}</style>`]),
      `<template id=${DEFERRED_TEMPLATE_ID}>${deferred.join('')}</template>`,
      `<script type=speculationrules>${SPECULATION_RULES}</script>`,
    ].join('');
    const replaced = (styles === undefined ? scripts : [...sheets, ...scripts]).flatMap(
      ({sourceCodeLocation}) => sourceCodeLocation ?? [],
    );
    replaced.forEach(({startOffset, endOffset}, index) =>
      page.overwrite(startOffset, endOffset, index === 0 ? replacement : ''),
    );
  };
}

/** The browser reuses a preloaded script only if its link has the same digest as its tag. */
function preloadLink(address: string, integrity = ''): string {
  const digest = integrity && ` integrity="${integrity}"`;
  return `<link rel=preload as=script fetchpriority=low href=${address}${digest}>`;
}

function isAsset(address: string | undefined): boolean {
  return address?.startsWith('/assets/') ?? false;
}
