import {load, type CheerioAPI} from 'cheerio';
import type {APIRequestContext} from 'playwright/test';

/** What a server answers for a path, before any script has run. */
export interface Answer {
  status: number;
  type: string;
  $: CheerioAPI;
}

/** The answers so far: a worker tests one site, which stays as it is. */
const answers = new Map<string, Promise<Answer>>();

/** Asks for a path as a browser without scripts would, once. Nobody may change the document. */
export function ask(request: APIRequestContext, path: string): Promise<Answer> {
  const known = answers.get(path) ?? answerTo(request, path);
  answers.set(path, known);
  return known;
}

async function answerTo(request: APIRequestContext, path: string): Promise<Answer> {
  const response = await request.get(path, {maxRedirects: 0});
  return {
    status: response.status(),
    type: response.headers()['content-type'] ?? '',
    $: load(await response.text()),
  };
}

/** The words of an element as they read, in one line. */
export function words($: CheerioAPI, selector: string): string {
  return plain($(selector).first().text());
}

/** All words between the header and the footer. */
export function mainText($: CheerioAPI): string {
  return plain($('main').clone().find('script, style, noscript').remove().end().text());
}

/** The words of each element of a kind, in the order of the page. */
export function each($: CheerioAPI, selector: string): string[] {
  return $(selector)
    .toArray()
    .map((node) => plain($(node).text()));
}

/** The links of a part of the page: their words, without what only a screen reader is told about new tabs. */
export function links($: CheerioAPI, within: string): {text: string; href: string; target?: string; rel: string}[] {
  return $(`${within} a[href]`)
    .toArray()
    .map((node) => ({
      text: plain($(node).text()).replace(' (opens in a new tab)', ''),
      href: $(node).attr('href') ?? '',
      target: $(node).attr('target'),
      rel: $(node).attr('rel') ?? '',
    }));
}

function plain(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
