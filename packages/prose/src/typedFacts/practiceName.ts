import {
  type Content,
  escapePattern,
  memoize,
  type PracticeFacts,
  practiceFile,
  practiceSchemas,
  type Problem,
  shortName,
} from '@dental/content';
import {factsIn, type FactFinder} from './typedFact';

/** The practice's own name, whole or in short. */
export const practiceName: FactFinder = (sentence, {practice}) => {
  if (!practice) return [];
  return factsIn(sentence, patternOf(practice), (found) => ({
    message: `The name of the practice is typed into the text: ${found}.`,
    remedy: 'Write <Fact name="practice.name"/> instead; the name is in _practice/practice.yml.',
    inField: `Write ${tokenOf(found, practice)} instead, braces included; the name is in _practice/practice.yml.`,
    ...(found === practice.name && {tag: '<Fact name="practice.name"/>', found}),
  }));
};

/** The name where it is typed into the other facts; patients' own words are left as they are. */
export function namesAmongFacts({practice, files, textOf}: Content): Problem[] {
  if (!practice) return [];
  return (Object.keys(practiceSchemas) as (keyof PracticeFacts)[])
    .filter((facts) => facts !== 'practice' && facts !== 'testimonials')
    .map(practiceFile)
    .filter((file) => files.has(file))
    .flatMap((file) =>
      textOf(file)
        .split('\n')
        .flatMap((line, index): Problem[] => {
          const [found] = line.replace(/(^|\s)#.*/, '').match(patternOf(practice)) ?? [];
          if (found === undefined) return [];
          return [
            {
              file,
              line: index + 1,
              message: `The name of the practice is typed out: ${found}.`,
              remedy: `Write ${tokenOf(found, practice)} instead, braces included; the name is in _practice/practice.yml.`,
            },
          ];
        }),
    );
}

/** A short name of one word, such as that of a town, is no sign of the practice. */
const patternOf = memoize(({name}: PracticeFacts['practice']): RegExp => {
  const escaped = [name, shortName(name)]
    .filter((text, index) => index === 0 || text.includes(' '))
    .map((text) => escapePattern(text).replaceAll(' ', '\\s+'));
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${escaped.join('|')})(?![\\p{L}\\p{N}])`, 'gu');
});

function tokenOf(found: string, {name}: PracticeFacts['practice']): string {
  return found.replaceAll(/\s+/g, ' ') === name ? '{practice}' : '{practice-short}';
}
