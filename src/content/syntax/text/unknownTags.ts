import {scanTags} from '../../body/tags';
import {COMPONENT_NAMES, componentRules} from '../../tagRules';
import {closestMatch} from '../../closestMatch';
import type {TextMistake} from './textMistake';

/** Tags that we do not have. */
export const unknownTags: TextMistake = (text) =>
  scanTags(text).flatMap(({name, start, end}) => {
    if (componentRules(name) !== undefined) return [];
    const near = closestMatch(name, COMPONENT_NAMES);
    return [
      {
        start,
        end,
        what: `There is no tag <${name}>.`,
        fix: near ? `Did you mean <${near}>?` : 'Delete it, or write one that another page has.',
        instead: near && text.slice(start, end).replace(name, near),
      },
    ];
  });
