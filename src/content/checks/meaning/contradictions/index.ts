import {memoize, memoizeTexts} from '../../../memoize';
import type {Problem} from '../../../problem';
import type {Check} from '../../check';
import {isQuestion} from '../context';
import {sayingsByFile, type Saying} from '../sayings';
import {TOPICS} from './topics';

/** The topics of which a sentence says the opposite of what we say, if we say it. */
const againstIn = memoizeTexts((text) =>
  isQuestion(text)
    ? []
    : TOPICS.flatMap(({said, against, unless}) => {
        const [match] = against.find(text);
        return match && unless.find(text).length === 0 ? [{said, match}] : [];
      }),
);

/** What a sentence says against the one in whose place it stands. */
export function saysOpposite(is: string, was: string): boolean {
  return againstIn(is).some(({said}) => said.find(was).length > 0);
}

/** No page says the opposite of what another one says about how to reach us and what happens here. */
export const checkContradictions: Check = (content) => {
  const ours = sayingsByFile(content).map(oursIn);
  return ours.flatMap(againstAny).flatMap(({saying, said, match}): Problem[] => {
    const other = ours.flat().find((one) => one !== saying && said.find(one.text).length > 0);
    return other ? [contradicts(saying, match.index, match.text, other)] : [];
  });
};

const oursIn = memoize((sayings: readonly Saying[]) =>
  sayings.filter(({voice}) => voice === 'page' || voice === 'facts'),
);

const againstAny = memoize((sayings: readonly Saying[]) =>
  sayings.flatMap((saying) => againstIn(saying.text).map((against) => ({saying, ...against}))),
);

function contradicts({file, field, lineAt}: Saying, at: number, quote: string, other: Saying): Problem {
  const said = other.text.trim().slice(0, 120);
  return {
    file,
    line: lineAt(at),
    field,
    severity: 'warning',
    what: `"${quote}" contradicts what ${other.file} says: "${said}".`,
    fix: 'Correct one of the two, so that patients read the same everywhere.',
    finding: 'facts/contradiction',
    quote,
  };
}
