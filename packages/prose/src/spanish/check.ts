import {
  type Check,
  collectProse,
  findSentences,
  isSpanishDocument,
  type Problem,
} from '@dental/content';
import {ruleSet} from '../engine/ruleSet';
import {compileSpanishRule} from './rules';

const rules = ruleSet.spanish.map(compileSpanishRule);

/** Reports what a Spanish page must not claim, and facts that are typed in it. */
export const checkSpanishProse: Check = (content) => {
  const documents = (content.allDocuments ?? content.documents).filter(isSpanishDocument);
  const files = new Set(documents.map(({file}) => file));
  return collectProse({...content, documents})
    .filter(({file}) => files.has(file))
    .flatMap(({file, field, text, lineAt}) =>
      findSentences(text).flatMap((sentence) =>
        rules.flatMap(({name, message, remedy, find}): Problem[] => {
          const match = find(sentence.text);
          if (!match) return [];
          return [
            {
              file,
              line: lineAt(sentence.start + match.index),
              field,
              finding: name,
              quote: match.text,
              message: message.replace('%s', match.text),
              remedy,
            },
          ];
        }),
      ),
    );
};
