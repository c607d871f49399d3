import {memoizeTexts} from '@dental/content';
import type {Sentence} from '../engine/sentences';

/**
 * What finds where a colleague is addressed, or signs: "Rosa, can you add the photo?", "Thanks, Rosa".
 * @param names of the team, a line each
 */
export const addressedBy = memoizeTexts((names) => {
  const anybody = names.replaceAll(/[^\p{L} \n]/gu, '.').replaceAll('\n', '|');
  const to = new RegExp(
    String.raw`(?:^|[(\[]|@)(?:@?(?:${anybody}|team|all|everyone|guys|girls|hey))\b ?[,:;\u2013\u2014-]+ ?(?:please|pls|can|could|would|will|do|did|is|are|should|shall|check|see|add|fix|update|have|I|we|what|when|which|this|here|need|let)\b[^.?!]*|\b(?:ask|check with|confirm with|okay with|approved by|waiting (?:for|on)|remind|tell) (?:${anybody}) (?:whether|if this|if that|about (?:this|that)|before|to (?:check|confirm|approve|sign|send)|first)\b[^.?!]*`,
    'iu',
  );
  const signature = new RegExp(
    String.raw`^(?:[-\u2013\u2014~] ?|thanks,? |cheers,? |best,? |love,? |xo+,? )(?:${anybody})\.?$|^(?:${anybody})\n(?:Office|Practice|Front|Registered|Dental|Marketing|Treatment)`,
    'iu',
  );
  return ({text, passage, voice, field}: Sentence): RegExpExecArray | null => {
    if (names === '' || voice === 'patient' || field === 'name') return null;
    return (
      to.exec(text) ?? signature.exec(text.trim()) ?? (text.trim() === passage.trim() ? signature.exec(passage) : null)
    );
  };
});
