import {
  type Check,
  findClosestMatch,
  type Content,
  FORM_FACTS,
  walkFields,
  NAME_TOKENS,
  getPracticeFile,
  practiceNames,
  type Problem,
} from '@dental/content';
import {type Finding, reportFields} from '../each';

/** The names in braces that the site fills in, such as `{practice}`. */
const TOKENS: readonly string[] = NAME_TOKENS;

/** Paper forms have more of them. */
const FORM_TOKENS: readonly string[] = [...NAME_TOKENS, ...FORM_FACTS];
const PAPER_FORMS = new Set([getPracticeFile('newPatientForms'), getPracticeFile('referralSlip')]);

/** Each name in braces in a field is one that the site fills in. Labels have their own schema. */
export const checkNameTokens: Check = (content) => [
  ...content.documents.flatMap(({file, fields}) => checkTokensIn(file, fields, content)),
  ...practiceNames
    .filter((name) => name !== 'labels' && name !== 'testimonials')
    .flatMap((name) => checkTokensIn(getPracticeFile(name), content[name], content)),
];

function checkTokensIn(file: string, fields: unknown, content: Content): Problem[] {
  const tokens = PAPER_FORMS.has(file) ? FORM_TOKENS : TOKENS;
  return walkFields(fields).flatMap(({at, value}) => {
    if (typeof value !== 'string' || !value.includes('{')) return [];
    const unknown = [...value.matchAll(/\{([^{}]*)\}/g)].filter(
      ([, name = '']) => !tokens.includes(name),
    );
    const findings = unknown.map(([token, name = '']) => reportToken(token, name, tokens));
    return reportFields(content, file, at, findings);
  });
}

function reportToken(token: string, name: string, known: readonly string[]): Finding {
  const nearest = findClosestMatch(name.trim(), known);
  const all = known.map((other) => `{${other}}`).join(', ');
  return {
    message: `The site can't fill in ${token}, so visitors would see the braces.`,
    remedy: nearest
      ? `Change it to {${nearest}}.`
      : `Type the words themselves, or use one of ${all}.`,
  };
}
