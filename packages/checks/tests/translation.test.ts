import type {Content} from '@dental/content';
import {describe, expect, it} from 'vitest';
import {makeExampleSite} from '@dental/testing/exampleSite';
import {checkLinkTargets} from '../src/checks/linkWords';
import {
  checkFiguresOfHeads,
  checkFiguresOfTranslations,
  checkSpanishWords,
  checkTargetsOfTranslations,
} from '../src/checks/translation';

describe('checkTargetsOfTranslations', () => {
  it('reports a link that opens another page than in English', () => {
    const makePage = (path: string, ...urls: string[]) => ({
      path,
      file: `pages-content${path}.mdx`,
      body: {links: urls.map((url) => ({url}))},
    });
    const findMessages = (...links: string[]) => {
      const allDocuments = [
        makePage('/costs'),
        makePage('/contact-us'),
        makePage('/es/costs'),
        makePage('/es/contact-us'),
        makePage('/about-us', '/costs', '/contact-us#office', '/careers'),
        makePage('/es/about-us', ...links),
      ];
      const content = {allDocuments, findLine: () => 1} as unknown as Content;
      return checkTargetsOfTranslations(content).map(({message}) => message);
    };
    expect(findMessages('/es/costs', '/es/contact-us')).toEqual([]);
    expect(findMessages('/es/costs', '/es/costs')).toEqual([
      'No link opens /es/contact-us, as on the English page.',
    ]);
    expect(findMessages('/es/costs')).toEqual([]);
  });
});

describe('checkFiguresOfTranslations', () => {
  const findMessages = (text: string) => {
    const makePage = (path: string, words: string) => ({
      path,
      file: `pages-content${path}.mdx`,
      body: {passages: [{text: words, getLine: () => 1}]},
    });
    const english = makePage('/costs', 'The fee is $25, within three days. You have 120 days.');
    const content = {allDocuments: [english, makePage('/es/costs', text)]} as unknown as Content;
    return checkFiguresOfTranslations(content).map(({message}) => message);
  };

  it('reports a figure that replaces one of the English page', () => {
    expect(findMessages('La cuota es de $35, en 3 días. Tiene 120 días.')).toEqual([
      "The English page doesn't contain $35, and this page lacks its $25.",
    ]);
    expect(findMessages('La cuota es de $25, en tres días. Tiene 90 días.')).toEqual([
      "The English page doesn't contain 90, and this page lacks its 120.",
    ]);
  });

  it.each([
    'La cuota es de $25, en 3 días. Tiene 120 días.',
    'La cuota es de $25. Tiene ciento veinte días desde la fecha.',
    'La cuota es de $25. Tiene 120 días. Aparte hay 5 lugares.',
  ])('accepts "%s"', (text) => {
    expect(findMessages(text)).toEqual([]);
  });
});

describe('checkFiguresOfHeads', () => {
  const find = (description: string) => {
    const makePage = (path: string, words: string) => ({
      path,
      file: `pages-content${path}.mdx`,
      title: 'Costs',
      description: words,
    });
    const english = makePage('/urgent-help', 'When to call 911, in two steps.');
    const spanish = {...makePage('/es/urgent-help', description), translationOf: '/urgent-help'};
    const content = {pages: [english, spanish], findLine: () => 1} as unknown as Content;
    return checkFiguresOfHeads(content).map(({message}) => message);
  };

  it('reports a figure that the English description has differently', () => {
    expect(find('Cuándo llamar al 711, en dos pasos.')).toEqual([
      "The English page doesn't contain 711, and this page lacks its 911.",
    ]);
  });

  it.each(['Cuándo llamar al 911, en 2 pasos.', 'Qué hacer en una emergencia.'])(
    'accepts "%s"',
    (description) => {
      expect(find(description)).toEqual([]);
    },
  );
});

describe('checkLinkTargets', () => {
  const findMessages = (text: string, url: string) => {
    const spanish = {path: '/es/costs', file: 'x', body: {links: [{url, text, line: 1}]}};
    const documents = [spanish];
    const allDocuments = [spanish, {path: '/es/contact-us'}, {path: '/contact-us'}];
    const content = {documents, allDocuments, pages: []} as unknown as Content;
    return checkLinkTargets(content).map(({message}) => message);
  };

  it('reports a link to an English page that exists in Spanish', () => {
    expect(findMessages('contacto', '/contact-us#parking')).toEqual([
      'The link "contacto" opens /contact-us, a page in English that we have in Spanish.',
    ]);
  });

  it.each([
    {text: 'contacto', url: '/es/contact-us'},
    {text: 'en inglés', url: '/contact-us'},
    {text: 'aviso de privacidad', url: '/privacy-policy'},
  ])('accepts [$text]($url)', ({text, url}) => {
    expect(findMessages(text, url)).toEqual([]);
  });
});

describe('checkSpanishWords', () => {
  it.each([
    {
      english: 'It does not add to other discounts.',
      spanish: 'Se suma a otros descuentos.',
      message: 'The English says "not" or "no", and the Spanish doesn\'t.',
    },
    {
      english: 'They answer every night.',
      spanish: 'Contestan de lunes a viernes por la noche.',
      message: "The Spanish names days of the week, and the English doesn't.",
    },
    {english: "We don't rush.", spanish: 'Nunca vamos con prisa.', message: undefined},
  ])('compares "$english" with "$spanish"', ({english, spanish, message}) => {
    const example = makeExampleSite();
    const content = {...example, site: example, spanish: {words: {[english]: spanish}}};
    const problems = checkSpanishWords(content as unknown as Content);
    const found = problems.filter(({quote}) => quote === spanish);
    expect(found.map((problem) => problem.message)).toEqual(message ? [message] : []);
  });
});
