import {atField, type Content, type Document, practiceFile, type Problem} from '@dental/content';
import {firstDifference, type ChangedWords} from './sentences';

const QUOTED = '16 CFR 465.2 and 255.1';

/** Records whose meaning lies in being what they were: patients' words and permissions. */
export function changedRecords(content: Content, former: Content, words: readonly ChangedWords[]): Problem[] {
  return [
    ...words.flatMap(patientsWords),
    ...longerPermissions(content, former),
    ...changedFields(content, former),
    ...testimonials(content, former),
  ];
}

/** A review is quoted as its writer wrote it. */
function patientsWords({changed, gone}: ChangedWords): Problem[] {
  const edited = changed.filter(
    ({is, was}) =>
      is.voice === 'patient' &&
      (was ? isOfSamePatient(is.passage, was.passage) : is.field === undefined && gone.length > 0),
  );
  return edited.slice(0, 1).map(({is, was}) => ({
    file: is.file,
    line: is.lineAt(firstDifference({is, was})),
    field: is.field,
    severity: 'warning',
    what: `A patient's words were changed${was ? `: they were "${was.text.trim()}"` : ''} (${QUOTED}).`,
    fix: 'Bring them back as they were written; only a name may become a word in brackets, such as [my son].',
    finding: 'facts/patients-words',
  }));
}

/** Whether a text is another after an edit, and not somebody else's in its place. */
function isOfSamePatient(is: string, was: string): boolean {
  const words = (text: string) => new Set(text.toLowerCase().match(/\p{L}{5,}/gu));
  const [now, then] = [words(is), words(was)];
  const shared = [...now].filter((word) => then.has(word)).length;
  return shared * 3 >= Math.min(now.size, then.size);
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
const KEPT: Readonly<Record<'case' | 'review', readonly string[]>> = {
  case: ['age', 'gender', 'sample'],
  review: ['name', 'source', 'date', 'sample'],
};

function changedFields(content: Content, former: Content): Problem[] {
  const before = new Map(former.documents.map((document) => [document.file, document]));
  return content.documents.flatMap((document): Problem[] => {
    const was = before.get(document.file);
    if (!was || document.kind === 'page' || was.fields === undefined || document.fields === undefined) return [];
    return KEPT[document.kind].flatMap((field) => changedField(content, was, document, field));
  });
}

function changedField(content: Content, was: Document, {file, fields, kind}: Document, field: string): Problem[] {
  const [then, now] = [was.fields?.[field], fields?.[field]].map((value) => JSON.stringify(value));
  if (then === now || then === undefined) return [];
  if (field !== 'sample') {
    return [
      {
        ...atField(content, file, [field], {
          what: `The field "${field}" of a ${kind} was ${then.slice(0, 90)}, and is another now.`,
          fix: 'Compare it with the paper or the website that it comes from, and say in the pull request that it is so.',
        }),
        severity: 'warning',
        finding: 'facts/changed',
      },
    ];
  }
  return isAsBefore(was.fields, fields) ? [{...atField(content, file, ['kind'], NOT_SAMPLE), line: 2}] : [];
}

const NOT_SAMPLE = {
  what: 'This was marked as a sample, and nothing else in it has changed.',
  fix: 'Write sample: true again, until a real one stands in its place.',
};

function isAsBefore(was: Document['fields'], is: Document['fields']): boolean {
  return JSON.stringify({...was, sample: undefined}) === JSON.stringify({...is, sample: undefined});
}

function testimonials(content: Content, former: Content): Problem[] {
  const file = practiceFile('testimonials');
  return (content.testimonials ?? []).flatMap((now, index): Problem[] => {
    const was = former.testimonials?.find(({reviews}) => reviews === now.reviews);
    if (!was) return [];
    if (was.sample && !now.sample) return [atField(content, file, [index], NOT_SAMPLE)];
    return (['name', 'subTitle'] as const)
      .filter((field) => was[field] !== now[field])
      .map((field) => ({
        ...atField(content, file, [index, field], {
          what: `This was "${was[field]}" over the same words.`,
          fix: 'Compare it with the permission, and say in the pull request that it is so.',
        }),
        severity: 'warning',
        finding: 'facts/changed',
      }));
  });
}
