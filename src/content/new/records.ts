import {posix} from 'node:path';
import {caseSchema, reviewSchema} from '../schemas/records';
import {slugify} from '../slugs';
import {FILL_IN, filesIn, nextNumber, refusal, type Drafter} from './draft';
import {fieldsOf} from './fields';
import {writeFields, writeFile} from './write';

const CASES = 'pages-content/_cases';
const REVIEWS = 'pages-content/_reviews';

/** A before and after case, with the next number. */
export const smileCase: Drafter = (present, {name}) => {
  const slug = slugify(name);
  if (slug === '') return refusal(`The words "${name}" are no heading.`, 'Write what the case shows in a few words.');
  const twin = present.documents.find(
    ({kind, file}) => kind === 'case' && posix.basename(file, '.mdx').replace(/^\d+-/, '') === slug,
  );
  if (twin) return refusal(`There is ${twin.file} already.`, 'Edit it, or choose another heading.');
  const id = nextNumber(filesIn(present, CASES), 'id');
  const pictures = [`cases/${twoDigits(id)}-before`, `cases/${twoDigits(id)}-after`];
  const fields = writeFields(withoutSample(fieldsOf(caseSchema)), {
    values: {id, heading: name, beforeImage: pictures[0], afterImage: pictures[1]},
    examples: {
      treatment: 'Bonding on one front tooth',
      galleryNewDesign: ['galleryNewDesign: true'],
      consent: ['consent:', '  by:', '  on:', '  filed:', '  until:'],
    },
  });
  const body = `${FILL_IN}: what the patient came with.

${FILL_IN}: what was done, and why this way.

${FILL_IN}: how it turned out, and what it cannot promise to others.`;
  return {file: `${CASES}/${twoDigits(id)}-${slug}.mdx`, pictures, text: writeFile(fields, body)};
};

/** A review, with the next number; the name is the reviewer's initials. */
export const review: Drafter = (present, {name}) => {
  const letters = name.match(/\p{L}/gu) ?? [];
  if (letters.length < 2 || letters.length > 3)
    return refusal(`The name "${name}" is not somebody's initials.`, 'Write two or three letters, such as R.T.');
  const initials = letters.map((letter) => `${letter.toUpperCase()}.`).join('');
  const id = nextNumber(filesIn(present, REVIEWS), 'id');
  const fields = writeFields(withoutSample(fieldsOf(reviewSchema)), {
    values: {id, name: initials},
    examples: {date: 'October 3, 2026'},
  });
  const file = `${REVIEWS}/${twoDigits(id)}-${slugify(letters.join(''))}.mdx`;
  return {file, pictures: [], text: writeFile(fields, `${FILL_IN}: the review, word for word as it was published.`)};
};

function withoutSample<Field extends {name: string}>(fields: readonly Field[]): Field[] {
  return fields.filter(({name}) => name !== 'sample');
}

/** 7 as `07`, so that the files stand in their order. */
function twoDigits(id: number): string {
  return String(id).padStart(2, '0');
}
