import {scanTags, type WrittenTag} from '../../body/tags';
import {componentRules} from '../../tagRules';
import type {Finding, TextMistake} from './textMistake';

/** Tags without their >, and values without their second quotation mark. */
export const unfinishedTags: TextMistake = (text) =>
  scanTags(text).flatMap((tag) => {
    if (tag.fault === 'no-mark') return [withoutMark(tag, text.slice(tag.start, tag.end))];
    if (tag.fault === 'no-end') return [withoutEnd(tag, text.slice(tag.start, tag.end))];
    return [];
  });

function withoutMark({name, start, end}: WrittenTag, written: string): Finding {
  return {
    start,
    end,
    what: `In the tag <${name}>, a quotation mark is opened and not closed.`,
    fix: 'Put straight quotation marks " around each value.',
    instead: repaired(written) ?? (written.endsWith('/>') ? `<${name} />` : `<${name}>`),
  };
}

/** The tag with the mark at the first place that makes a whole tag of it: before another attribute, or at the end. */
function repaired(written: string): string | undefined {
  return [...written.matchAll(/\s+[A-Za-z]+=|\s*\/?>?$/g)]
    .map(({index}) => `${written.slice(0, index)}"${written.slice(index) || '>'}`)
    .find((candidate) => scanTags(candidate)[0]?.fault === undefined);
}

function withoutEnd({name, kind, start, end}: WrittenTag, written: string): Finding {
  const rules = componentRules(name);
  const ending = kind === 'close' || rules?.words ? '>' : ' />';
  return {
    start,
    end,
    what: `The tag <${kind === 'close' ? '/' : ''}${name}> has no end.`,
    fix: rules ? `Close it with ${ending.trim()}.` : 'Write "less than" if you mean that, or close the tag with >.',
    instead: rules ? written.trimEnd() + ending : ` ${written.slice(1)}`,
  };
}
