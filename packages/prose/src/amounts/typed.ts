import figures from '../../data/figures.json';
import {definePhrases, getEngine} from '../engine/engine';
import {normalizeText} from '../engine/sentences';
import {getFactTexts, memoize} from '@dental/content';
import type {FactFinder, TypedFact} from '../typedFacts/typedFact';
import {replaceAmount, findAmounts} from './findAmounts';

/**
 * The figures that sentences should quote with a tag: the beginning of the fact's name, and phrases
 * for the words around it. A figure is ours if all of `about` match, or the first part of `after`
 * matches the sentence before and the second part this one. `beside` matches the words around the
 * amount, which is a #. With `isAny` every amount there is ours, not only the same one.
 */
const QUOTED_FIGURES = figures.quoted.map(
  ({fact, isAny, about, after = [], unless = [], beside = []}) => ({
    fact,
    isAny,
    about: about.map((lines) => definePhrases(...lines)),
    after: after.map((lines) => definePhrases(...lines)),
    unless: definePhrases(...unless),
    beside: new RegExp(beside.join('|')),
  }),
);

const factTextsOf = memoize(getFactTexts);

/** Finds fees, notices, discounts, and rates of the practice that are typed instead of quoted. */
export const findTypedFigures: FactFinder = (sentence, content, above = '') => {
  const {site} = content;
  if (!site) return [];
  const text = normalizeText(sentence);
  const mentions = findAmounts(text);
  if (mentions.length === 0) return [];
  const engine = getEngine(content);
  const before = normalizeText(above);
  const lower = text.toLowerCase();
  const figuresHere = QUOTED_FIGURES.filter(({about, after: [earlier, here], unless}) => {
    if (unless(engine).isIn(text)) return false;
    if (about.every((phrases) => phrases(engine).isIn(text))) return true;
    return earlier?.(engine).isIn(before) && here?.(engine).isIn(text);
  });
  const typed = figuresHere.flatMap(({fact, isAny, beside}) =>
    Object.entries(factTextsOf(site))
      .filter(([name]) => name.startsWith(fact))
      .flatMap(([name, own]) => {
        const [ours] = findAmounts(own);
        const isSame = ({kind, value, to}: (typeof mentions)[number]) =>
          kind === ours?.kind && (isAny ?? (value === ours.value && to === ours.to));
        return mentions
          .filter((mention) => isSame(mention) && beside.test(replaceAmount(lower, mention)))
          .map(({at, text: {length}}) =>
            toTypedFact(name, own, at, sentence.slice(at, at + length)),
          );
      }),
  );
  return typed.filter(({at}, index) => typed.findIndex((other) => other.at === at) === index);
};

function toTypedFact(fact: string, text: string, at: number, found: string): TypedFact {
  const ownText = /\d/.test(found) && found !== text ? `, which is ${text}` : '';
  const file = fact.startsWith('care.') ? 'claims' : 'policies';
  return {
    at,
    message: `This number is typed here, so it could go out of date: ${found}.`,
    remedy:
      `Change it to <Fact name="${fact}" />${ownText}. ` +
      `The number is in _practice/${file}.yml.`,
    ...(found === text && {tag: `<Fact name="${fact}" />`, found}),
  };
}
