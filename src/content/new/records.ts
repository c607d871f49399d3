import {posix} from 'node:path';
import {caseSchema, reviewSchema} from '../schemas/records';
import {slugify} from '../slugs';
import {FILL_IN, filesIn, refusal, type Drafter} from './draft';
import {fieldsOf} from './fields';
import {writeFields, writeFile} from './write';

const CASES = 'pages-content/_cases';
const REVIEWS = 'pages-content/_reviews';

/** A before and after case, in a file with the day in front: it takes its place behind the others. */
export const smileCase: Drafter = (present, {name}) => {
  const slug = slugify(name);
  if (slug === '') return refusal(`The words "${name}" are no heading.`, 'Write what the case shows in a few words.');
  const twin = filesIn(present, CASES).find(({file}) => withoutNumbers(file) === slug);
  if (twin) return refusal(`There is ${twin.file} already.`, 'Edit it, or choose another heading.');
  const record = `${present.today}-${slug}`;
  const pictures = [`cases/${record}-before`, `cases/${record}-after`];
  const fields = writeFields(withoutSample(fieldsOf(caseSchema)), {
    values: {heading: name, beforeImage: pictures[0], afterImage: pictures[1]},
    examples: {
      treatment: 'Bonding on one front tooth',
      galleryNewDesign: ['galleryNewDesign: true'],
      consent: ['consent:', '  by:', '  on:', '  filed:', '  until:'],
    },
  });
  const body = `${FILL_IN}: what the patient came with.

${FILL_IN}: what was done, and why this way.

${FILL_IN}: how it turned out, and what it cannot promise to others.`;
  return {file: `${CASES}/${record}.mdx`, pictures, text: writeFile(fields, body)};
};

/** A review, in a file with the day and the initials; the name is the reviewer's initials. */
export const review: Drafter = (present, {name}) => {
  const letters = name.match(/\p{L}/gu) ?? [];
  if (letters.length < 2 || letters.length > 3)
    return refusal(`The name "${name}" is not somebody's initials.`, 'Write two or three letters, such as R.T.');
  const initials = letters.map((letter) => `${letter.toUpperCase()}.`).join('');
  const fields = writeFields(withoutSample(fieldsOf(reviewSchema)), {
    values: {name: initials},
    examples: {date: 'October 3, 2026'},
  });
  const record = `${REVIEWS}/${present.today}-${slugify(letters.join(''))}`;
  const twins = filesIn(present, REVIEWS).filter(({file}) => file.startsWith(record)).length;
  const file = `${record}${twins === 0 ? '' : `-${twins + 1}`}.mdx`;
  return {file, pictures: [], text: writeFile(fields, `${FILL_IN}: the review, word for word as it was published.`)};
};

function withoutSample<Field extends {name: string}>(fields: readonly Field[]): Field[] {
  return fields.filter(({name}) => name !== 'sample');
}

/** The words of a file's name, without the number or day in front. */
function withoutNumbers(file: string): string {
  return posix.basename(file, '.mdx').replace(/^(\d+-)+/, '');
}
