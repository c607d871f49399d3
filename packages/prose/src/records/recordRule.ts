import type {Content} from '@dental/content';
import type {Phrases} from '../engine/grammar';
import {isQuestion} from '../engine/context';
import type {Finder, Found} from '../facts/finder';
import {likelyIn, matchesOf} from '../wordRule';

/** What a record of ours says, and the ways of saying the opposite. */
export interface RecordRule {
  /** What the record says, as the message tells it; undefined if it says nothing that these words contradict. */
  record: (content: Content) => string | undefined;
  pattern: Phrases;
  /** Words with which a sentence says something else. */
  unless?: Phrases;
  /** What to write instead. */
  fix: string;
  /** By which name staff let one place stand. */
  finding: string;
}

/**
 * Finds sentences of ours that contradict a record: the first of each.
 * @param rules in the order in which they are tried
 */
export function contradicting(rules: readonly RecordRule[]): Finder {
  return ({text, voice}, content): Found[] => {
    if ((voice !== 'page' && voice !== 'facts') || isQuestion(text)) return [];
    for (const {record, pattern, unless, fix, finding} of likelyIn(text, rules)) {
      const said = record(content);
      const [match] = said === undefined ? [] : pattern.find(text);
      if (said === undefined || !match || (unless && matchesOf(unless, text).length > 0)) continue;
      const what = `"${match.text}" is not so: ${said}.`;
      return [{at: match.index, quote: match.text, severity: 'warning', what, fix, finding}];
    }
    return [];
  };
}
