import {type Check, type Content, STATES} from '@dental/content';
import {GIVEN_NAMES} from '../people/givenNames';
import {readTeam} from '../people/team';
import {dropAccents} from './accents';
import {findMentions, parseSpanishNumber} from './mentions';

/** A title with up to two given names and a last name: "Dra. Elena Marquez". */
const TITLED_NAME =
  /\b(?:Dr|Dra|[Dd]octora?)\b\.? (?:\p{Lu}[\p{L}\p{M}’'-]+ ){0,2}\p{Lu}[\p{L}\p{M}’'-]+/gu;

/** A number of dentists, such as "nuestros cinco dentistas". */
const COUNTED_DENTISTS =
  /\b(?:nuestr[oa]s|somos|tenemos|l[oa]s) ([\p{L}\d]+) (?:dentistas|doctor[ea]s)\b/giu;

/** Titled names who speak Spanish: "la doctora Vance y el doctor Okafor hablan español". */
const SPEAK_SPANISH = new RegExp(
  [
    String.raw`((?:${TITLED_NAME.source}(?:,| y|, y) (?:el |la )?)*${TITLED_NAME.source})`,
    String.raw`(?:, quien(?:es)?|, que)? (?:(?!\bno\b)[^.;,]){0,30}`,
    String.raw`\b(?:habla|atiende|explica|contesta)n?\b`,
    String.raw`(?:(?!\bdoctora?\b)[^.;]){0,40}\bespañol\b`,
  ].join(''),
  'gu',
);

/** A dentist to ask for in Spanish: "Si quiere su visita en español, pida al Dr. Okafor". */
const ASK_FOR_IN_SPANISH = new RegExp(
  [
    String.raw`(?<!\bno )\b(?:visita|cita|consulta|atención|atiendan?) en español`,
    String.raw`\b(?:(?!\bno\b)[^.;]){0,30}?\b(?:con|por|al?) (?:la |el )?(${TITLED_NAME.source})`,
  ].join(''),
  'gu',
);

/** The name of a school after words about a degree: "se graduó de la Universidad de Sonora". */
const SCHOOL = new RegExp(
  [
    String.raw`\b(?:estudi|gradu|egres|titul|diplom|carrera|facultad|form[oó]\b)\p{L}*[^.;,]*?`,
    String.raw` (?:en|de|por) (?:la |el )?`,
    String.raw`(\p{Lu}[\p{L}’'-]+(?: (?:de |of |at )?\p{Lu}[\p{L}’'-]+)*)`,
  ].join(''),
  'gu',
);

/** Places where someone studied, in sentences that name no school. "Carolina" has two states. */
const COUNTRIES_AND_STATES = [
  'México',
  'Estados Unidos',
  'Puerto Rico',
  'Carolina',
  'Dakota',
  'Luisiana',
  'Nueva Jersey',
  'Nueva York',
  'Nuevo México',
  'Oregón',
  'Pensilvania',
  'Virginia Occidental',
  ...Object.values(STATES).map(({name}) => name),
];

/** All dentists: "Todos nuestros dentistas hablan español". */
const ALL_SPEAK_SPANISH = new RegExp(
  [
    String.raw`(?<!\bno (?:tod[oa]s )?)\b(?:tod[oa]s )?`,
    String.raw`(?:nuestr[oa]s|l[oa]s) (?:dentistas|doctor[ea]s)`,
    String.raw`\b(?:(?!\bno\b)[^.;,]){0,30}\bhablan español\b`,
    String.raw`|\b(?:cualquiera|cada un[oa]) de (?:nuestr[oa]s|l[oa]s) (?:dentistas|doctor[ea]s)`,
    String.raw`\b(?:(?!\bno\b)[^.;,]){0,30}\b(?:habla|atiende|atender)(?: en)? español\b`,
  ].join(''),
  'giu',
);

/** The jobs of colleagues who aren't dentists. */
const JOBS = 'higienista|asistente|recepcionista|gerente|coordinadora?|administradora?|auxiliar';
const FIRST_NAME = String.raw`(\p{Lu}\p{Ll}{2,})(?! \p{Lu})`;

/** Words that only the first name of a colleague follows: "nuestra higienista Beth". */
const BEFORE_COLLEAGUE = new RegExp(
  String.raw`\b(?:[Pp]regunt\p{Ll}+ por|nuestr[oa] (?:${JOBS})(?: dental)?,?) ${FIRST_NAME}`,
  'gu',
);

const NO_LAST_NAME = String.raw`(?<!\p{Lu}\p{Ll}+ )\b`;

/** A first name before a job: "Rosa, nuestra gerente". */
const AFTER_COLLEAGUE = new RegExp(
  `${NO_LAST_NAME}${FIRST_NAME}, nuestr[oa] (?:${JOBS})[,.]`,
  'gu',
);

/** A first name at the front desk, or a verb at the start of a sentence: "Pregunte en la …". */
const MAYBE_AT_THE_DESK = new RegExp(
  String.raw`${NO_LAST_NAME}${FIRST_NAME} en (?:la|nuestra) recepción\b`,
  'gu',
);

const FULL_NAME = String.raw`(\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+)`;

/** A full name that may be a department's: "Hable con Rosa Reyes". */
const MAYBE_COLLEAGUE = new RegExp(
  String.raw`\b(?:[Pp]regunt\p{Ll}+ por|[Hh]abl\p{Ll}+ con|[Pp]id\p{Ll}+ a) ${FULL_NAME}`,
  'gu',
);

/** A full name next to a job: "Rosa Reyes, la gerente". */
const NAME_WITH_JOB = new RegExp(
  String.raw`(?<!\p{L})${FULL_NAME}(?=,? (?:la|el|nuestr[oa]) (?:${JOBS})(?!\p{L}))`,
  'gu',
);

/** Reports dentists who aren't on the team: a name is misspelled, or the person has left. */
export const checkSpanishNames: Check = (content) => {
  const lastNames = new Set(listDentists(content).map(({heading}) => toLastName(heading)));
  return findMentions(content, TITLED_NAME)
    .filter(([{quote}]) => !lastNames.has(toLastName(quote)))
    .map(([mention]) => ({
      ...mention,
      finding: 'es/name',
      message: `No dentist of the team has this name: ${mention.quote}.`,
      remedy: "Write the name as on the dentist's page, or delete it.",
    }));
};

/** Reports colleagues who have no page: a name is misspelled, or the person has left. */
export const checkSpanishColleagues: Check = (content) => {
  const team = readTeam(content);
  const names = new Set(
    team.flatMap(({name, called}) => [...name.split(' '), ...called].map(toPlainName)),
  );
  const firstNames = [
    ...[BEFORE_COLLEAGUE, AFTER_COLLEAGUE].flatMap((pattern) => findMentions(content, pattern)),
    ...findMentions(content, MAYBE_AT_THE_DESK).filter(([, name]) => GIVEN_NAMES.has(name)),
  ];
  const isKnown = (name: string) => names.has(toPlainName(name));
  const fullNames = [
    ...findMentions(content, MAYBE_COLLEAGUE).filter(([, name]) => name.split(' ').some(isKnown)),
    ...findMentions(content, NAME_WITH_JOB),
  ];
  const unknown = [
    ...firstNames.filter(([, name]) => !isKnown(name)),
    ...fullNames.filter(([, name]) => !name.split(' ').every(isKnown)),
  ];
  return unknown.map(([mention, name]) => ({
    ...mention,
    severity: 'warning',
    finding: 'es/name',
    message: `${name} has no page under our team.`,
    remedy: 'Change it to a person who works here, or add a page for this person.',
  }));
};

/** Reports numbers of dentists that aren't the number of the team's. */
export const checkSpanishCounts: Check = (content) => {
  const count = listDentists(content).length;
  return findMentions(content, COUNTED_DENTISTS)
    .filter(([, number]) => ![undefined, count].includes(parseSpanishNumber(number)))
    .map(([mention]) => ({
      ...mention,
      finding: 'es/dentists',
      message: `"${mention.quote}" isn't the number of our dentists, which is ${count}.`,
      remedy: 'Change it to <Fact name="counts.dentists" />, or leave the number out.',
    }));
};

/** Reports dentists who speak no Spanish, in sentences that say that they do. */
export const checkSpanishSpeakers: Check = (content) => {
  const others = readTeam(content).filter(({languages}) => !languages.includes('Spanish'));
  const mentions = [SPEAK_SPANISH, ASK_FOR_IN_SPANISH]
    .flatMap((pattern) => findMentions(content, pattern))
    .filter(([, names]) => others.some(({last}) => toPlainName(names).includes(toLastName(last))));
  const all = others.some(({isDentist}) => isDentist)
    ? findMentions(content, ALL_SPEAK_SPANISH)
    : [];
  return [...mentions, ...all].map(([mention]) => ({
    ...mention,
    finding: 'es/speaks',
    message: `"${mention.quote}": the page of this person, or of one of them, names no Spanish.`,
    remedy: "Correct the text, or add Spanish to `languages:` of the person's page.",
  }));
};

/** Reports schools that are on no dentist's page, in sentences about our dentists. */
export const checkSpanishSchools: Check = (content) => {
  const schools = readTeam(content).flatMap((member) => member.schools);
  return findMentions(content, SCHOOL)
    .filter(([, name]) => !COUNTRIES_AND_STATES.includes(name))
    .filter(([, name]) => !schools.some(({school}) => school.includes(name)))
    .map(([mention, name]) => ({
      ...mention,
      severity: 'warning',
      finding: 'es/school',
      message: `${name} isn't a school on the page of any dentist.`,
      remedy: "Correct the name, or add the degree to `schools:` of the dentist's page.",
    }));
};

function listDentists(content: Content) {
  return content.pages.filter(({kind}) => kind === 'dentist');
}

/** Returns a name in lowercase without accents, which Spanish may add. */
function toPlainName(name: string): string {
  return dropAccents(name).toLowerCase();
}

/** Returns the last of someone's names, as `toPlainName` does. */
function toLastName(name: string): string {
  return toPlainName(name.split(' ').at(-1) ?? '');
}
