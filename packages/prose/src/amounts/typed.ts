import figures from '../../data/figures.json';
import {definePhrases, engineOf} from '../engine/engine';
import {plain} from '../engine/sentences';
import {factTexts, memoize} from '@dental/content';
import type {FactFinder, TypedFact} from '../typedFacts/typedFact';
import {around, mentionsIn} from './mentions';

/**
 * The figures that sentences quote with a tag, each by its name, or what the names of several begin with, and by what the
 * sentence says around it: all of `about`, or of `after` one part in the sentence before. `beside` is what stands right before
 * or behind the amount, which is a #; any amount there is meant to be ours with `isAny`, and not only the same.
 */
const QUOTED = figures.quoted.map(({about, after = [], unless = [], beside = '', ...quoted}) => ({
  ...quoted,
  about: about.map((ways) => definePhrases(...ways)),
  after: after.map((ways) => definePhrases(...ways)),
  unless: definePhrases(...unless),
  beside: new RegExp(beside),
}));

const factTextsOf = memoize(factTexts);

/** A fee, a notice, a discount or a rate of the practice that is typed where a tag quotes it. */
export const typedFigures: FactFinder = (sentence, content, above = '') => {
  const {site} = content;
  const engine = engineOf(content);
  const [text, before] = [plain(sentence), plain(above)];
  const mentions = site ? mentionsIn(text) : [];
  if (!site || mentions.length === 0) return [];
  const lower = text.toLowerCase();
  const quoted = QUOTED.filter(
    ({about, after: [earlier, here], unless}) =>
      (about.every((one) => one(engine).isIn(text)) ||
        (earlier?.(engine).isIn(before) && here?.(engine).isIn(text))) &&
      !unless(engine).isIn(text),
  );
  const found = quoted.flatMap(({fact, isAny, beside}) =>
    Object.entries(factTextsOf(site))
      .filter(([name]) => name.startsWith(fact))
      .flatMap(([name, own]) => {
        const [ours] = mentionsIn(own);
        return mentions
          .filter(
            ({kind, value, to}) =>
              kind === ours?.kind && (isAny ?? (value === ours.value && to === ours.to)),
          )
          .filter((one) => beside.test(around(lower, one)))
          .map(({at, text: {length}}) => typedAs(name, own, at, sentence.slice(at, at + length)));
      }),
  );
  return found.filter(({at}, index) => found.findIndex((one) => one.at === at) === index);
};

function typedAs(fact: string, text: string, at: number, found: string): TypedFact {
  const own = /\d/.test(found) && found !== text ? `, which is ${text}` : '';
  return {
    at,
    message: `A figure of the practice is typed into the text: ${found}.`,
    remedy: `Write <Fact name="${fact}" /> instead${own}; the figure is in _practice/${fact.startsWith('care.') ? 'claims' : 'policies'}.yml.`,
    ...(found === text && {tag: `<Fact name="${fact}" />`, found}),
  };
}
