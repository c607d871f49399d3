import {getAttributeRule, getComponentRules, listAttributeNames} from '@dental/content';
import {getAttributeLabel, getBlockLabel, getContentLabel} from './blockLabels';
import {splitSegments, type BlockSegment} from './segments';

/** Lists the labels of the parts that a block needs and doesn't have. */
export function listEmptyParts({name, attributes, content}: BlockSegment): string[] {
  const isEmpty = (attribute: string) => {
    const {required, use} = getAttributeRule(name, attribute) ?? {required: false};
    // A decorative picture has an empty description.
    return required && (use === 'alt' ? !(attribute in attributes) : !attributes[attribute]);
  };
  const labels = listAttributeNames(name)
    .filter(isEmpty)
    .map((attribute) => getAttributeLabel(name, attribute));
  const needsText = getComponentRules(name)?.words === 'required';
  return needsText && !content ? [...labels, getContentLabel(name)] : labels;
}

/** Lists the empty parts of all blocks in a text, such as "Question and answer: Answer". */
export function listEmptyBlocks(text: string): string[] {
  return splitSegments(text).flatMap((segment) => {
    if (segment.kind === 'text') return [];
    const label = getBlockLabel(segment.name);
    const parts = listEmptyParts(segment).map((part) => `${label}: ${part}`);
    return [...parts, ...listEmptyBlocks(segment.content ?? '')];
  });
}
