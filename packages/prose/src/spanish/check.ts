import {
  type Check,
  type Content,
  collectProse,
  findSentences,
  isSpanishDocument,
  type Problem,
} from '@dental/content';
import {ruleSet} from '../engine/ruleSet';
import {compileSpanishRule, dropAccents} from './rules';

const rules = ruleSet.spanish.map(compileSpanishRule);

/** A title with up to two given names and a last name: "Dra. Elena Marquez". */
const TITLED_NAME =
  /\b(?:Dr|Dra|[Dd]octora?)\b\.? (?:\p{Lu}[\p{L}\p{M}’'-]+ ){0,2}(\p{Lu}[\p{L}\p{M}’'-]+)/gu;

/** Reports dentists who aren't on the team: a name is misspelled, or the person has left. */
export const checkSpanishNames: Check = (content) => {
  const dentists = content.pages.filter(({kind}) => kind === 'dentist');
  const lastNames = new Set(dentists.map(({heading}) => toLastName(heading)));
  return findSpanishProse(content).flatMap(({file, field, text, lineAt}) =>
    [...text.matchAll(TITLED_NAME)].flatMap((match): Problem[] =>
      lastNames.has(toLastName(match[0]))
        ? []
        : [
            {
              file,
              line: lineAt(match.index),
              field,
              finding: 'es/name',
              quote: match[0],
              message: `No dentist of the team has this name: ${match[0]}.`,
              remedy: "Write the name as on the dentist's page, or delete it.",
            },
          ],
    ),
  );
};

/** Returns the last name in lowercase without accents, which Spanish may add. */
function toLastName(name: string): string {
  return dropAccents(name.split(' ').at(-1) ?? '').toLowerCase();
}

/** Reports what a Spanish page must not claim, and facts that are typed in it. */
export const checkSpanishProse: Check = (content) => {
  return findSpanishProse(content).flatMap(({file, field, text, lineAt}) =>
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

function findSpanishProse(content: Content) {
  const documents = (content.allDocuments ?? content.documents).filter(isSpanishDocument);
  const files = new Set(documents.map(({file}) => file));
  return collectProse({...content, documents}).filter(({file}) => files.has(file));
}
