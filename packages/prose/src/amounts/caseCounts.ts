import {asText, type Check, problemAt} from '@dental/content';
import {NUMBER, numberOf} from '../numbers';

const COUNTED = new RegExp(
  String.raw`\b(${NUMBER})[ -](?:\p{Ll}+ ){0,2}?(teeth|\p{Ll}+s)\b`,
  'giu',
);

/** Pieces and years that a case counts in its heading or treatment are counted alike there and in its words. */
export const checkCaseCounts: Check = (content) =>
  content.documents.flatMap(({kind, file, fields, body}) => {
    if (kind !== 'case') return [];
    const counts = (text: string) =>
      [...text.matchAll(COUNTED)].map(([quote, number = '', noun]) => ({
        quote,
        noun,
        value: numberOf(number),
      }));
    const names = ['heading', 'treatment'] as const;
    const texts = [
      ...names.map((name) => asText(fields?.[name])),
      body.passages.map(({text}) => text).join(' '),
    ];
    return names.flatMap((name, index) =>
      counts(texts[index] ?? '').flatMap(({quote, noun, value}) => {
        const others = texts.map((text) => counts(text).filter((one) => one.noun === noun));
        const other = others.find(
          (some) => some.length > 0 && some.every((one) => one.value !== value),
        )?.[0];
        const message = `"${quote}" stands here, and "${other?.quote}" elsewhere in this case.`;
        const more = {message, remedy: 'Correct one of them.', quote, finding: 'facts/count'};
        return other ? [problemAt(content, file, [name], more)] : [];
      }),
    );
  });
