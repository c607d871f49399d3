import {
  type Check,
  closestMatch,
  FORM_FACTS,
  leavesOf,
  NAME_TOKENS,
  type PracticeFacts,
  practiceFile,
  practiceSchemas,
  type Problem,
} from '@dental/content';

/** Names that the site fills in, in every field and in those of the forms on paper. */
const KNOWN: readonly string[] = NAME_TOKENS;
const KNOWN_IN_FORMS: readonly string[] = [...NAME_TOKENS, ...FORM_FACTS];
const PAPER_FORMS = new Set([practiceFile('newPatientForms'), practiceFile('referralSlip')]);

/** A name between braces in a field is one that the site fills in; `labels.yml` has names of its own (its schema). */
export const checkNameTokens: Check = (content) => [
  ...content.documents.flatMap(({file, fields}) => inFields(file, fields, content)),
  ...(Object.keys(practiceSchemas) as (keyof PracticeFacts)[])
    .filter((name) => name !== 'labels' && name !== 'testimonials')
    .flatMap((name) => inFields(practiceFile(name), content[name], content)),
];

function inFields(file: string, fields: unknown, {lineOf}: Parameters<Check>[0]): Problem[] {
  const known = PAPER_FORMS.has(file) ? KNOWN_IN_FORMS : KNOWN;
  return leavesOf(fields).flatMap(({at, value}) => {
    if (typeof value !== 'string' || !value.includes('{')) return [];
    return [...value.matchAll(/\{([^{}]*)\}/g)].flatMap(([token, name = '']): Problem[] => {
      if (known.includes(name)) return [];
      const meant = closestMatch(name.trim(), known);
      return [
        {
          file,
          line: lineOf(file, at),
          field: at.join('.'),
          what: `The site has nothing to put in the place of ${token}, so visitors would see the braces.`,
          fix: meant
            ? `Write {${meant}}.`
            : `Write the words themselves, or one of ${known.map((other) => `{${other}}`).join(', ')}.`,
        },
      ];
    });
  });
}
