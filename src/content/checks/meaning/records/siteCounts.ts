import type {Content} from '../../../content';
import type {Check} from '../../check';
import {quantitiesIn} from '../../changed/quantities';
import {inSayings, type Found, type Saying} from '../sayings';

/** Something of the site that a sentence may count. */
interface Counted {
  words: RegExp;
  unless: RegExp;
  /** How many there are. */
  number: (content: Content) => number;
  /** Nobody speaks of a part of them: fewer is wrong too. */
  isExact?: true;
  fix: string;
}

const COUNTED: readonly Counted[] = [
  {
    words: /^ ?(?:\p{Ll}+ ){0,2}?(?:cases|smiles|before[- ]and[- ]after \p{Ll}+)\b/u,
    unless: /\b(?:in (?:\w+ ){0,3}cases|of (?:\d+ )?cases|most cases|all cases|percent)\b/i,
    number: ({cases}) => cases.length,
    fix: 'Leave the number out: the gallery shows how many there are.',
  },
  {
    words: /^ ?(?:\p{Ll}+ ){0,2}?(?:reviews|testimonials)\b|^ (?:people|patients) (?:have |has )?(?:reviewed|rated)\b/u,
    unless: /\b(?:Google|Yelp|Facebook)\b/,
    number: ({reviews}) => reviews.length,
    fix: 'Leave the number out, or name the website that counts them.',
  },
  {
    words:
      /^ (?:\p{Ll}+ ){0,1}?(?:financing|lending|payment) (?:companies|partners|providers)\b|^ (?:outside )?lenders\b/u,
    unless: /\bask|compare|other\b/i,
    number: ({paymentPartners}) => paymentPartners?.length ?? 0,
    isExact: true,
    fix: 'Correct the number, or _practice/payment-partners.yml.',
  },
];
const OURS = /\b(?:our|we|us|here|gallery|read|see|show|shows|page)\b/i;

/** No sentence counts more cases, reviews or partners than there are. */
export const checkSiteCounts: Check = (content) => inAll(content);

const inAll = inSayings(
  (saying, content) => (saying.voice === 'page' && OURS.test(saying.text) ? overcounted(saying, content) : []),
  (content) => JSON.stringify(COUNTED.map(({number}) => number(content))),
);

function overcounted({text}: Saying, content: Content): Found[] {
  return quantitiesIn(text)
    .filter(({of, amount}) => of === 'count' && amount > 1)
    .flatMap(({at, text: said, amount}) => {
      const rest = text.slice(at + said.length);
      const group = COUNTED.find(({words, unless}) => words.test(rest) && !unless.test(text));
      const number = group?.number(content) ?? 0;
      if (!group || amount === number || (amount < number && !group.isExact)) return [];
      const quote = `${said}${group.words.exec(rest)?.[0] ?? ''}`;
      return [
        {
          ...{at, quote, severity: 'warning' as const, finding: 'facts/count'},
          what: `"${quote}" is not so: there ${number === 1 ? 'is' : 'are'} ${number} on this site.`,
          fix: group.fix,
        },
      ];
    })
    .slice(0, 1);
}
