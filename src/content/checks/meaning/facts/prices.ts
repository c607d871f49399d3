import type {Finder, Found} from './finder';

/** A price without its unit, a sign in the wrong place, a discount or a share that is more than there is. */
const PRICES: readonly (Omit<Found, 'at' | 'quote' | 'by'> & {
  pattern: RegExp;
  isWrong?: (found: RegExpExecArray) => boolean;
})[] = [
  {
    pattern:
      /\b(\d{2,4}) ?(?:%|percent) (?:off|discount|savings?|less(?! \p{L}+ than\b)(?= than| for|\W|$)|reduction|cheaper)\b|\b(?:save|saves|saving|discount of|off by|reduced by|lower by) (?:up to )?(\d{2,4}) ?(?:%|percent)/giu,
    isWrong: ([, one, two]) => Number(one ?? two) > 50,
    what: 'A discount of more than half can hardly be',
    fix: 'Check the figure.',
    finding: 'facts/discount',
  },
  {
    pattern:
      /\b(\d{3,4}) ?(?:%|percent) of (?:all |our |the |adults|patients|people|children|americans|cases|decay|bacteria|plaque)\w*/gi,
    isWrong: ([, share]) => Number(share) > 100,
    what: 'This is more than all',
    fix: 'Check the figure; no share is above 100%.',
    finding: 'facts/share',
  },
  {
    pattern:
      /\b(?:costs?|priced at|fee (?:is|of)|price (?:is|of)|for (?:only|just)|only pay|you pay|starts? at|starting at|charge|now only|deposit of|copay (?:is|of)) (?:only |just |about |around |you )?(\d{1,2},\d{3}|\d{2,5}(?:\.\d{2})?)(?=[.,;!?)]|$| (?:for|per|and|a|each|with|including|instead|plus|until|this|in (?:may|june|july|august)|when|if|or|to \d)\b)/gi,
    what: 'A price stands here without its unit',
    fix: 'Write the dollar sign in front of it, as in $149.',
    finding: 'facts/unit',
  },
  {
    pattern: /(?<![\d$.,])\b\d{1,3}(?:,\d{3})*(?:\.\d{2})? ?\$(?!\d)/g,
    what: 'The dollar sign stands behind the price',
    fix: 'Write it in front, as in $149.',
    finding: 'facts/unit',
  },
  {
    pattern:
      /\$\d{1,3}\.\d{3}\b(?!\.)|\$\d+,\d{1,2}(?!\d)|\$\d+\.\d(?!\d)|\$\d{1,3}(?:,\d{3})*,\d{1,2}(?!\d)|\$ ?\$\d|\$ \d[\d.,]*/g,
    what: 'This price is not written as prices are here',
    fix: 'Write a comma before thousands and a point before cents, as in $1,150.50.',
    finding: 'facts/unit',
  },
  {
    pattern: /\$([\d,]+)(?:\.\d\d)? ?(?:to|-|\u2013) ?\$([\d,]+)/g,
    isWrong: ([, from = '', to = '']) => Number(from.replaceAll(',', '')) > Number(to.replaceAll(',', '')),
    what: 'This runs from the higher price to the lower',
    fix: 'Let the two change places.',
    finding: 'facts/unit',
  },
  {
    pattern: /\b(?:1[3-9]|2\d):[0-5]\d ?[ap]\.?m\b|\b\d{1,2}:[6-9]\d ?(?:[ap]\.?m\b)/gi,
    what: 'There is no such time',
    fix: 'Write it as in 1:30 pm.',
    finding: 'facts/time',
  },
  {
    pattern: /(?:\(\d{3}\) ?|\b\d{3}[-. ])(?:\d{3}[-. ])?[A-Z]{4,7}\b/g,
    what: 'A number in letters cannot be called with one touch',
    fix: 'Write <Phone />.',
    finding: 'facts/phone',
  },
  {
    pattern: /\b(?:call|dial) 9(?!11\b|88\b)\d\d\b(?![- .]\d)/gi,
    what: 'This is not the number for emergencies',
    fix: 'Write 911.',
    finding: 'facts/emergency',
  },
];

/** Prices, discounts, shares and numbers that cannot be. */
export const prices: Finder = ({text}) =>
  /\d/.test(text)
    ? PRICES.flatMap(({pattern, isWrong = () => true, what, ...rest}) =>
        [...text.matchAll(pattern)]
          .filter((match) => isWrong(match))
          .slice(0, 1)
          .map((match) => ({at: match.index, quote: match[0], what: `${what}: ${match[0].trim()}.`, ...rest})),
      )
    : [];
