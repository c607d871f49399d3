import {scanTags, type WrittenTag} from '../../body/tags';
import {componentRules} from '../../tagRules';
import type {TextMistake} from './textMistake';

/** The marks of Word and Google Docs: their own tags, and tags that say how something looks. */
export const pastedTags: TextMistake = (text) => {
  const tags = scanTags(text).filter(({name}) => componentRules(name) === undefined);
  const lineOf = ({start}: WrittenTag) => text.lastIndexOf('\n', start);
  const pasted = new Set(tags.filter(isPasted).map(lineOf));
  return tags
    .filter((tag) => pasted.has(lineOf(tag)) && /^[a-z]|:/.test(tag.name))
    .map(({start, end}) => ({
      start,
      end,
      what: 'The look of this text was pasted with it, from Word, Google Docs or a web page.',
      fix: 'Delete every <…> on the line and keep the words, or paste again with Ctrl+Shift+V.',
    }));
};

function isPasted({name, attributes}: WrittenTag): boolean {
  return (
    /^(font|meta|link|st1|center)$|:/i.test(name) ||
    attributes.some((attribute) =>
      /^(style|class|classname|dir|lang|role|data-.*|align|face|bgcolor)$/i.test(attribute.name),
    ) ||
    attributes.some(({value = ''}) => /mso|docs-internal/i.test(value))
  );
}
