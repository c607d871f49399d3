import {toText, findClosestMatch, type Content, type Check} from '@dental/content';
import {DENTAL_DEGREE, findPeople, KNOWN_LANGUAGES, readTeam} from '@dental/prose';
import {checkEachEntry, type Finding, reportFields} from '../each';

type Member = ReturnType<typeof readTeam>[number];

const REMEDY = 'Correct one of the two.';

/** The fields of each person's page fit together: degrees, license, and email address. */
export const checkOwnFields: Check = (content) => {
  const team = readTeam(content);
  return team.flatMap((member) =>
    reportFields(
      content,
      member.file,
      [],
      [
        judgeLicenseYear(member, content),
        judgeLicenseNumber(member, team),
        judgeEmailName(member),
        judgeEmailHost(member, content),
        judgeDegree(member, content),
        judgeLanguages(member, content),
      ],
    ),
  );
};

/** A dentist isn't licensed before the dental degree. A degree in the future is another problem. */
function judgeLicenseYear(
  {licensed = Infinity, schools}: Member,
  {today}: Content,
): Finding | undefined {
  const years = schools.filter(({degree}) => DENTAL_DEGREE.test(degree)).map(({year}) => year);
  const graduated = Math.min(...years);
  if (licensed >= graduated || graduated > Number(today.slice(0, 4))) return undefined;
  return {
    field: 'license.since',
    message: `The license is older than the dental degree, from ${graduated}.`,
    remedy: REMEDY,
  };
}

/** A language that is close to a known one is a typo. Others may exist. */
function judgeLanguages({languages}: Member, {practice}: Content): Finding | undefined {
  const known = [...KNOWN_LANGUAGES, ...(practice?.languages ?? [])];
  const wrong = languages.find((language) => !known.includes(language));
  const right = wrong === undefined ? undefined : findClosestMatch(wrong, known);
  if (wrong === undefined || right === undefined) return undefined;
  return {
    field: 'languages',
    quote: wrong,
    message: `"${wrong}" looks like a typo of "${right}".`,
    remedy: `Change it to ${right}.`,
  };
}

function judgeLicenseNumber({file, numbers}: Member, team: readonly Member[]): Finding | undefined {
  const other = team.find(
    (one) => one.file !== file && one.numbers.some((number) => numbers.includes(number)),
  );
  if (!other) return undefined;
  return {
    field: 'license.number',
    message: `${other.name} has the same license number.`,
    remedy: REMEDY,
  };
}

/** The longest word of an email address that can't be a misspelled name. */
const MAX_UNCHECKED_LETTERS = 3;

function judgeEmailName({first, last, email}: Member): Finding | undefined {
  const names = [first, last].map((name) => name.toLowerCase());
  const misspelled = email
    .split(/[@.]/)
    .filter((word) => !names.includes(word) && word.length > MAX_UNCHECKED_LETTERS)
    .find((word) => findClosestMatch(word, names, 2));
  if (misspelled === undefined || !email.includes(last.toLowerCase())) return undefined;
  return {
    field: 'email',
    message: `"${misspelled}" and the person's name are spelled differently.`,
    remedy: REMEDY,
  };
}

function judgeEmailHost({email}: Member, {practice}: Content): Finding | undefined {
  const host = email && (practice?.email.split('@')[1] ?? '');
  if (email.endsWith(host)) return undefined;
  return {
    field: 'email',
    message: `This isn't one of the practice's email addresses, which end in @${host}.`,
    remedy: REMEDY,
  };
}

/** The dental degree in the table above the text is also in the list of schools. */
function judgeDegree({file, schools}: Member, {documents}: Content): Finding | undefined {
  const {fields} = documents.find((document) => document.file === file) ?? {};
  const education = Array.isArray(fields?.education)
    ? (fields.education as Record<string, unknown>[])
    : [];
  const title = education
    .map((entry) => toText(entry.title))
    .find((text) => /^doctor of dental/i.test(text));
  // A specialist may list only the school of the specialty.
  const degrees = schools.map(({degree}) => degree).filter((text) => /^doctor\b/i.test(text));
  if (title === undefined || degrees.length === 0 || degrees.includes(title)) return undefined;
  return {
    field: 'schools',
    message: `The dental degree under education is "${title}".`,
    remedy: REMEDY,
  };
}

/** The description of a video names someone whom its title names, if both name people. */
export const checkPeopleInVideos = checkEachEntry('videos', ({title, description}, content) => {
  const inTitle = findNames(title, content);
  const inDescription = findNames(toText(description), content);
  const [firstName] = inDescription;
  if (inTitle.length === 0 || firstName === undefined) return undefined;
  if (inDescription.some((name) => inTitle.includes(name))) return undefined;
  return {
    field: 'description',
    message: `The title says ${inTitle.join(' and ')}, but this says ${firstName}.`,
    remedy: REMEDY,
    finding: 'facts/person',
  };
});

function findNames(text: string, content: Content): string[] {
  return findPeople(text, content).flatMap(({member}) => member?.name ?? []);
}
