import {memoize, memoizeTexts} from '../../../memoize';
import type {Problem} from '../../../problem';
import type {Check} from '../../check';
import {teamOf} from '../../../../../packages/prose/src/people/team';
import {sayingsByFile, type Saying} from '../sayings';
import {leftoversIn} from '.';

/** A colleague who is addressed, and the end of a mail: names of the team where visitors are told nothing of them. */
export const checkAddressed: Check = (content) => {
  const names = [...new Set(teamOf(content).flatMap(({first, last, name}) => [name, first, `Dr. ${last}`]))];
  if (names.length === 0) return [];
  const anybody = names.map((name) => name.replaceAll(/[^\p{L} ]/gu, '.')).join('|');
  return sayingsByFile(content).flatMap(addressedTo(anybody));
};

/** What finds in a file whoever of the names, a pattern, is addressed or signs. */
const addressedTo = memoizeTexts((anybody) => {
  const to = new RegExp(
    String.raw`(?:^|[(\[]|@)(?:@?(?:${anybody}|team|all|everyone|guys|girls|hey))\b ?[,:;\u2013\u2014-]+ ?(?:please|pls|can|could|would|will|do|did|is|are|should|shall|check|see|add|fix|update|have|I|we|what|when|which|this|here|need|let)\b[^.?!]*|\b(?:ask|check with|confirm with|okay with|approved by|waiting (?:for|on)|remind|tell) (?:${anybody}) (?:whether|if this|if that|about (?:this|that)|before|to (?:check|confirm|approve|sign|send)|first)\b[^.?!]*`,
    'iu',
  );
  const signature = new RegExp(
    String.raw`^(?:[-\u2013\u2014~] ?|thanks,? |cheers,? |best,? |love,? |xo+,? )(?:${anybody})\.?$|^(?:${anybody})\n(?:Office|Practice|Front|Registered|Dental|Marketing|Treatment)`,
    'iu',
  );
  const notesIn = (saying: Saying): Problem[] => {
    if (saying.voice === 'patient' || saying.field === 'name') return [];
    if (leftoversIn(saying.words).some(({rule}) => rule.finding === 'leftovers/note')) return [];
    const match =
      to.exec(saying.text) ??
      signature.exec(saying.text.trim()) ??
      (saying.text.trim() === saying.passage.trim() ? signature.exec(saying.passage) : null);
    if (!match) return [];
    const quote = match[0].trim().slice(0, 60);
    const fix = 'Delete it, and ask in the pull request.';
    return [
      {
        file: saying.file,
        line: saying.lineAt(match.index),
        field: saying.field,
        what: `A note to or from a colleague stands here: "${quote}".`,
        fix,
        finding: 'leftovers/note',
        quote,
      },
    ];
  };
  return memoize((sayings: readonly Saying[]) => sayings.flatMap(notesIn));
});
