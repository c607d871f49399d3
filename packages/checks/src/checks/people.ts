import {
  asText,
  closestMatch,
  type FieldPath,
  practiceFile,
  problemAt,
  type Check,
} from '@dental/content';
import {DENTAL, peopleIn, teamOf} from '@dental/prose';

/** Nobody is licensed before the dental degree, a license is one person's, and an address for mail is spelled as its owner. */
export const checkOwnFields: Check = (content) => {
  const team = teamOf(content);
  return team.flatMap(({file, first, last, numbers, licensed = Infinity, schools, email}) => {
    const graduated = Math.min(
      ...schools.flatMap(({degree, year}) => (DENTAL.test(degree) ? [year] : [])),
    );
    const other = team.find(
      (one) => one.file !== file && one.numbers.some((number) => numbers.includes(number)),
    );
    const {fields} = content.documents.find((document) => document.file === file) ?? {};
    const above = Array.isArray(fields?.education)
      ? (fields.education as Record<string, unknown>[])
      : [];
    const title = above
      .map((one) => asText(one.title))
      .find((one) => /^doctor of dental/i.test(one));
    const degrees = schools.map(({degree}) => degree);
    const host = email && (content.practice?.email.split('@')[1] ?? '');
    const names = [first, last].map((name) => name.toLowerCase());
    const slip = email
      .split(/[@.]/)
      .find((word) => !names.includes(word) && word.length > 3 && closestMatch(word, names, 2));
    const rows: readonly [isWrong: boolean, at: FieldPath, message: string][] = [
      [
        licensed < graduated && graduated <= Number(content.today.slice(0, 4)),
        ['license', 'since'],
        `This is before the dental degree of ${graduated}.`,
      ],
      [
        other !== undefined,
        ['license', 'number'],
        `The page of ${other?.name} has the same number.`,
      ],
      [
        email.includes(last.toLowerCase()) && slip !== undefined,
        ['email'],
        `"${slip}" is spelled another way than the name.`,
      ],
      [!email.endsWith(host), ['email'], 'This is no address of the practice.'],
      [
        title !== undefined && !degrees.includes(title),
        ['schools'],
        `"${title}" is the dental degree above.`,
      ],
    ];
    return rows
      .filter(([isWrong]) => isWrong)
      .map(([, at, message]) =>
        problemAt(content, file, at, {message, remedy: 'Correct one of the two.'}),
      );
  });
};

/** Whom the title of a film names, its description names as well. */
export const checkPeopleInFilms: Check = (content) =>
  (content.videos ?? []).flatMap(({title, description}, index) => {
    const [inTitle, told] = [title, asText(description)].map((text) =>
      peopleIn(text, content).flatMap(({member}) => member?.name ?? []),
    );
    const [other] = told ?? [];
    if (!inTitle?.length || !other || told?.some((name) => inTitle.includes(name))) return [];
    const message = `The title names ${inTitle.join(' and ')}, and this ${other}.`;
    const more = {message, remedy: 'Correct one of the two.', finding: 'facts/person'};
    return [problemAt(content, practiceFile('videos'), [index, 'description'], more)];
  });
