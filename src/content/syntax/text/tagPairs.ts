import {scanTags, type WrittenTag} from '../../body/tags';
import {componentRules} from '../../tagRules';
import type {Finding, TextMistake} from './textMistake';

/** Every tag that is opened is closed, in the right order; a tag that holds no words closes itself. */
export const tagPairs: TextMistake = (text) => {
  const open: WrittenTag[] = [];
  const findings: Finding[] = [];
  for (const tag of scanTags(text)) {
    if (tag.kind === 'open') open.push(tag);
    if (tag.kind !== 'close') continue;
    const at = open.map(({name}) => name).lastIndexOf(tag.name);
    if (at === -1) findings.push(unopened(tag));
    else findings.push(...open.splice(at).slice(1).map(unclosed(text)));
  }
  return [...findings, ...open.map(unclosed(text))];
};

function unopened({name, start, end}: WrittenTag): Finding {
  const alone = componentRules(name)?.words === undefined;
  return {
    start,
    end,
    what: `The tag </${name}> closes a <${name}> that is not open.`,
    fix: alone ? 'Delete it.' : `Add <${name}> before the words that belong to it, or delete it.`,
  };
}

function unclosed(text: string): (tag: WrittenTag) => Finding {
  return ({name, start, end}) => {
    const written = text.slice(start, end);
    return componentRules(name)?.words === undefined
      ? {
          start,
          end,
          what: `The tag <${name}> holds no words and does not close itself.`,
          fix: `Write ${written.replace(/\s*>$/, ' />')} instead.`,
          instead: written.replace(/\s*>$/, '/>'),
        }
      : {
          start,
          end,
          what: `The tag <${name}> is opened here and never closed.`,
          fix: `Add </${name}> on a line of its own after the words that belong to it.`,
        };
  };
}
