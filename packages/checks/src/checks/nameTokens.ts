import {
  type Check,
  closestMatch,
  type Content,
  FORM_FACTS,
  walkFields,
  NAME_TOKENS,
  practiceFile,
  practiceNames,
} from '@dental/content';
import {type Finding, inFields} from '../each';

/** Names that the site fills in, in every field and in those of the forms on paper. */
const KNOWN: readonly string[] = NAME_TOKENS;
const KNOWN_IN_FORMS: readonly string[] = [...NAME_TOKENS, ...FORM_FACTS];
const PAPER_FORMS = new Set([practiceFile('newPatientForms'), practiceFile('referralSlip')]);

/** A name between braces in a field is one that the site fills in; `labels.yml` has names of its own (its schema). */
export const checkNameTokens: Check = (content) => [
  ...content.documents.flatMap(({file, fields}) => tokensIn(file, fields, content)),
  ...practiceNames
    .filter((name) => name !== 'labels' && name !== 'testimonials')
    .flatMap((name) => tokensIn(practiceFile(name), content[name], content)),
];

function tokensIn(file: string, fields: unknown, content: Content) {
  const known = PAPER_FORMS.has(file) ? KNOWN_IN_FORMS : KNOWN;
  return walkFields(fields).flatMap(({at, value}) => {
    const tokens =
      typeof value === 'string' && value.includes('{') ? value.matchAll(/\{([^{}]*)\}/g) : [];
    const wrong = [...tokens].flatMap(([token, name = '']): Finding[] => {
      if (known.includes(name)) return [];
      const meant = closestMatch(name.trim(), known);
      const names = known.map((other) => `{${other}}`).join(', ');
      const remedy = meant
        ? `Write {${meant}}.`
        : `Write the words themselves, or one of ${names}.`;
      return [
        {
          message: `The site has nothing to put in the place of ${token}, so visitors would see the braces.`,
          remedy,
        },
      ];
    });
    return inFields(content, file, at, wrong);
  });
}
