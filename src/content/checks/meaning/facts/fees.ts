import {costEntries} from '../../../costEntries';
import type {Content} from '../../../content';
import {phrases} from '../../../language/grammar';
import {memoize} from '../../../memoize';
import {isQuestion} from '../context';
import type {Finder, Found} from './finder';

/** The word by which a treatment is called in a sentence: `crown` of "Crown", `wisdom tooth` of "Removing a wisdom tooth". */
function nounOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/ (?:for|with|of|on|in|at) .*|,.*|\(.*/, '')
    .replace(/^(?:tooth-colored|porcelain|removing an?|clear|full set) /, '')
    .replace(/ treatment$/, '');
}

/** What each treatment costs, those with the longest words first: "deep cleaning" before "cleaning". */
const treatmentsOf = memoize(({costs}: Content) =>
  costEntries(costs)
    .map(({name, from, to, unit}) => ({name, from, to, unit, noun: nounOf(name)}))
    .filter(({noun}) => !/^(?:tooth|visit|full set)/.test(noun))
    .sort((a, b) => b.noun.length - a.noun.length),
);

/** Money that is not our price: what somebody else pays or charges, what is on top, or the price of something for the home. */
const NOT_OUR_PRICE =
  /\b(?:insurance|plans?|deductible|co-?pay|maximum|discount|off|save|credit|gift|raised|donat\w+|average|national|labs?|value|else|more than|above|over|kits?|per month|a month|down|estimate|bill|dispute|fine|fee of|Medicare|AHCCCS|survey|instead of|was|used to|deposit|refund)\b/i;

/** A price in a sentence that is none of those on the list of what the treatment costs. */
export const otherPrices: Finder = ({text, voice}, content): Found[] => {
  if (voice !== 'page' || !text.includes('$') || NOT_OUR_PRICE.test(text)) return [];
  const lower = text.toLowerCase();
  const named = treatmentsOf(content).filter(
    ({noun}, index, all) =>
      lower.includes(noun) &&
      !all.slice(0, index).some((longer) => longer.noun.includes(noun) && lower.includes(longer.noun)),
  );
  const [treatment] = named;
  if (named.length !== 1 || !treatment) return [];
  const {name, from, to, unit} = treatment;
  return [...text.matchAll(/\$ ?([\d,]+)/g)]
    .filter(([, amount = '']) => {
      const dollars = Number(amount.replaceAll(',', ''));
      return dollars > 0 && (dollars < from || dollars > to);
    })
    .slice(0, 1)
    .map(({0: quote, index: at}) => ({
      at,
      quote,
      severity: 'warning',
      what: `"${quote}" is not what _practice/costs.yml says of "${name}": $${from} to $${to} a ${unit}.`,
      fix: 'Correct the words or the list, or link to [the list of costs](/costs).',
      finding: 'facts/price',
    }));
};

const FREE = phrases(
  'exam*|checkup*|check_up*|consult*|second_opinion*|opinion|x_rays|cleaning*|whitening|screening*|visit|filling*|sealant*|aligner*|retainer* .. is|are|comes|come|always|also|completely|absolutely|entirely .. free|complimentary|on_us|on_the_house|no_charge|no_cost|our_treat|our_gift',
  'exam*|checkup*|check_up*|consult*|second_opinion*|opinion|x_rays|cleaning*|whitening|screening*|filling*|sealant* .. cost|costs .. nothing|zero|no_money',
  'free|complimentary|gratis .. exam*|checkup*|consult*|second_opinion*|x_rays|cleaning*|whitening|screening*|visit',
  'never|no|not|without .. charge|fee|cost .. for .. exam*|checkup*|consult*|second_opinion*|x_rays|cleaning*|whitening|screening*|visit|opinion',
  'exam*|checkup*|consult*|x_rays|cleaning*|whitening|screening*|visit .. at|for|without|included .. no|any|extra|free .. charge|cost|fee',
  'WORK included|thrown_in|free with .. every|each|your',
);
const WITH_TERMS = phrases(
  'until|through|otherwise|instead_of|value|if|for_patients|without_insurance|cover*|plan|plans|insurance|copy|copies|forms|form|interpreter*|estimate|call|may|some|not .. free',
  'not|never free|complimentary|included',
  'free of|from !charge|cost',
  'nobody|no_one|not|never|cannot .. promise*|guarantee*',
  'feel free',
  'risk|stress|sugar|step|hands|hassle|drug|smoke free',
);

/** Something that is offered free, without a word on for whom and until when. */
export const freeTreatments: Finder = ({text, voice}): Found[] => {
  if (voice === 'patient' || isQuestion(text)) return [];
  const [match] = FREE.find(text);
  if (!match || WITH_TERMS.find(text).length > 0) return [];
  return [
    {
      at: match.index,
      quote: match.text,
      severity: 'warning',
      what: `"${match.text}" is offered without its conditions, which have to stand beside it (16 CFR 251, A.R.S. § 32-1201.01).`,
      fix: 'Say for whom, until when and what it is otherwise, such as "until May 31, for new patients without insurance; otherwise $120".',
      finding: 'dealings/free',
    },
  ];
};
