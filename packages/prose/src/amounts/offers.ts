import {isNegated, isQuestion} from '../engine/context';
import type {Finder} from '../facts/finder';
import {phrases} from '../engine/grammar';

const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December';
const IN_MONTH = new RegExp(
  String.raw`\b(?:in|all|of|through|until|during|throughout|this) (?:all of |the whole of )?(${MONTHS})\b`,
  'u',
);
const ON_OFFER = phrases(
  'on sale|special',
  'our ~ sale|special|specials|promotion|promotions',
  'sale is on',
  'club is open',
  'join our ~ club',
  'at half price',
);
/** Longer than an offer is on. */
const LONG =
  /\b(?:all year(?:[- ]round| long)?|year[- ]round|all (?:summer|winter|spring|fall)(?: long)?|every (?:month|season|day)|until (?:christmas|the new year|thanksgiving|easter|summer|fall))\b/i;

/** An offer that is said to be on at a time at which `promotions.yml` has none. */
export const otherOffers: Finder = ({text, voice}, {promotions}) => {
  const [offer] = voice === 'page' && promotions && !isQuestion(text) ? ON_OFFER.find(text) : [];
  if (!offer || !promotions || isNegated(text, offer.index)) return [];
  const month = IN_MONTH.exec(text);
  const number = MONTHS.split('|').indexOf(month?.[1] ?? '') + 1;
  const isOn = promotions.promotions.some(
    ({starts, ends}) => Number(starts.slice(5, 7)) <= number && number <= Number(ends.slice(5, 7)),
  );
  const match = month && !isOn ? month : LONG.exec(text);
  if (!match) return [];
  const known = promotions.promotions.map(({heading, starts, ends}) => `"${heading}" from ${starts} to ${ends}`);
  return [
    {
      ...{at: match.index, quote: match[0], severity: 'warning', finding: 'facts/promotion-dates'},
      what: `"${match[0]}" is no time of an offer in _practice/promotions.yml, which has ${known.join(', ') || 'none'}.`,
      fix: 'Put the offer with its days there, and leave it out here.',
    },
  ];
};
