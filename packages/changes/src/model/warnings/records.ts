import {atField, type Content, type FieldPath, practiceFile, type Problem} from '@dental/content';
import {firstChangedLine} from './sentences';

const QUOTED = '16 CFR 465.2 and 255.1';

/** Records whose meaning lies in being what they were: patients' words and permissions. */
export function changedRecords(content: Content, former: Content): Problem[] {
  return [...patientsWords(content, former), ...longerPermissions(content, former), ...changedFields(content, former)];
}

/** A review is quoted as its writer wrote it. Under another name it is somebody else's. */
function patientsWords(content: Content, former: Content): Problem[] {
  const quotesIn = ({reviews, testimonials = []}: Content) => [
    ...reviews.map(({file, name, paragraphs}) => ({id: file, file, name, words: paragraphs.join('\n')})),
    ...testimonials.map(({id, name, reviews: words}) => ({id, file: practiceFile('testimonials'), name, words})),
  ];
  const before = quotesIn(former);
  return quotesIn(content).flatMap(({id, file, name, words}): Problem[] => {
    const was = before.find((quote) => quote.id === id && quote.name === name);
    if (!was || was.words === words) return [];
    return [
      {
        file,
        line: firstChangedLine(content.textOf(file), former.textOf(file)),
        severity: 'warning',
        what: `A patient's words were changed, those of ${name}: they were "${was.words}" (${QUOTED}).`,
        fix: 'Bring them back as they were written; only a name may become a word in brackets, such as [my son].',
        finding: 'facts/patients-words',
      },
    ];
  });
}

/** A permission that holds longer, although nobody has signed anew. */
function longerPermissions(content: Content, former: Content): Problem[] {
  return content.consents.flatMap(({file, at, on, until}): Problem[] => {
    const was = former.consents.find((consent) => consent.file === file && consent.at.join() === at.join());
    if (was?.on !== on || until <= was.until) return [];
    const message = {
      what: `This permission held until ${was.until}, and holds longer now without a new signature.`,
      fix: 'Look at the signed paper, and write the day of a new signature as on: above.',
    };
    return [{...atField(content, file, [...at, 'until'], message), severity: 'warning', finding: 'facts/changed'}];
  });
}

/** Fields that say whose words or pictures they are, and since when. */
const KEPT = ['age', 'gender', 'name', 'source', 'date', 'subTitle'];

interface Entry {
  /** Tells it from the others, in both versions. */
  key: string;
  file: string;
  at: FieldPath;
  fields: Readonly<Record<string, unknown>>;
}

/** Cases and reviews by their files, testimonials by their words. */
function entriesOf({documents, testimonials = []}: Content): Entry[] {
  return [
    ...documents
      .filter(({kind}) => kind !== 'page')
      .flatMap(({file, fields}) => (fields ? {key: file, file, at: [], fields} : [])),
    ...testimonials.map((fields, index) => ({
      ...{key: fields.reviews, file: practiceFile('testimonials'), at: [index]},
      fields,
    })),
  ];
}

function changedFields(content: Content, former: Content): Problem[] {
  const before = new Map(entriesOf(former).map((entry) => [entry.key, entry.fields]));
  return entriesOf(content).flatMap(({key, file, at, fields}): Problem[] => {
    const was = before.get(key);
    if (!was) return [];
    const others = KEPT.filter((name) => was[name] !== undefined && !isEqual(was[name], fields[name]));
    if (was.sample && !fields.sample && isEqual({...was, sample: undefined}, {...fields, sample: undefined}))
      return [
        atField(content, file, [...at, Object.keys(fields)[0] ?? ''], {
          what: 'This was marked as a sample, and nothing else in it has changed.',
          fix: 'Write sample: true again, until a real one stands in its place.',
        }),
      ];
    return others.map((name) => ({
      ...atField(content, file, [...at, name], {
        what: `The field "${name}" was ${JSON.stringify(was[name]).slice(0, 90)}, and is another now.`,
        fix: 'Compare it with the paper or the website that it comes from, and say in the pull request that it is so.',
      }),
      severity: 'warning',
      finding: 'facts/changed',
    }));
  });
}

function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
