import {readFileSync} from 'node:fs';
import {load, type CheerioAPI} from 'cheerio';
import {getFile} from './built';

/** The documents that were read so far. */
const documents = new Map<string, CheerioAPI>();

/**
 * A built page before any script has run, or the error page if there is none. Tests must not change
 * it.
 */
export function readDocument(path: string): CheerioAPI {
  const file = getFile(path);
  const document = documents.get(file) ?? load(readFileSync(file, 'utf8'));
  documents.set(file, document);
  return document;
}

/** The words of an element, in one line. */
export function readWords($: CheerioAPI, selector: string): string {
  return collapseSpaces($(selector).first().text());
}

/** All words between header and footer. */
export function readMainText($: CheerioAPI): string {
  return collapseSpaces($('main').clone().find('script, style, noscript').remove().end().text());
}

/** The words of each element of a kind, in page order. */
export function readEach($: CheerioAPI, selector: string): string[] {
  return $(selector)
    .toArray()
    .map((node) => collapseSpaces($(node).text()));
}

/**
 * The links of a part of the page: their words, without the notes on new tabs for screen readers.
 */
export function readLinks(
  $: CheerioAPI,
  within: string,
): {text: string; href: string; target: string | undefined; rel: string}[] {
  return $(`${within} a[href]`)
    .toArray()
    .map((node) => ({
      text: collapseSpaces($(node).text()).replace(' (opens in a new tab)', ''),
      href: $(node).attr('href') ?? '',
      target: $(node).attr('target'),
      rel: $(node).attr('rel') ?? '',
    }));
}

export function collapseSpaces(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
