import {quantitiesIn} from '../../changed/quantities';

/** The longest time in years that a sentence tells of: "thirty years", "three decades", "a quarter of a century". */
export function longestIn(text: string): {at: number; quote: string; years: number} | undefined {
  const century = /\b(quarter of a|half a|a) century\b/i.exec(text);
  const years = {'quarter of a': 25, 'half a': 50, a: 100}[century?.[1]?.toLowerCase() ?? ''];
  const compound = /\b(twenty|thirty|forty|fifty)-(\w+) years\b/i.exec(text);
  const all = [
    ...quantitiesIn(text)
      .filter(({of, amount}) => of === 'time' && amount >= 525_600)
      .map(({at, text: quote, amount}) => ({at, quote, years: amount / 525_600})),
    ...(century && years ? [{at: century.index, quote: century[0], years}] : []),
    ...(compound
      ? [
          {
            at: compound.index,
            quote: compound[0],
            years: {twenty: 20, thirty: 30, forty: 40, fifty: 50}[compound[1]?.toLowerCase() ?? ''] ?? 0,
          },
        ]
      : []),
  ];
  return all.sort((a, b) => b.years - a.years)[0];
}
