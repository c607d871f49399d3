import {
  email,
  type FactFinder,
  contextCacheKey,
  phone,
  practiceName,
  streetAddress,
  type TypedFact,
  typedFigures,
} from '@dental/prose';
import {
  type Check,
  type Content,
  memoizeBeside,
  type Problem,
  type Prose,
  proseByFile,
  replaceOnce,
  sentencesIn,
  textOfPassages,
} from '@dental/content';

/** What would be wrong wherever it stands. */
const EVERYWHERE: readonly FactFinder[] = [phone, email, streetAddress];

/** What a page says of us; a case tells what happened at its time, and the facts' own files hold the figures. */
const ON_PAGES: readonly FactFinder[] = [...EVERYWHERE, practiceName, typedFigures];

/** Facts stand once, in `_practice`: text quotes them with a tag, so that they change everywhere at once. */
export const checkTypedFacts: Check = (content) => [
  ...proseByFile(content).flatMap((prose) => inFile(prose, content)),
  ...inLinks(content),
];

const inFile = memoizeBeside(
  contextCacheKey,
  (all: readonly Prose[], content: Content) => all.flatMap((prose) => inProse(prose, content)),
  textOfPassages,
);

function inProse({file, kind, text, lineAt, field}: Prose, content: Content): Problem[] {
  return (kind === 'page' ? typedOnPages : typedAnywhere)(text, content).flatMap(
    ({at, message, remedy, quote, inField, tag, found = ''}) => {
      // What a film says cannot be quoted from the facts; only what is wrong is named.
      if (kind === 'captions' && tag !== undefined) return [];
      const line = lineAt(at);
      const isPlain = field === undefined && kind === 'page';
      const suggestion =
        isPlain && tag !== undefined ? replaceOnce(content, file, line, found, tag) : undefined;
      return {
        file,
        line,
        field,
        message,
        quote,
        remedy: field === undefined ? remedy : (inField ?? withoutTag(remedy, field)),
        ...(suggestion && {suggestion}),
      };
    },
  );
}

const typedAnywhere = finderOf(EVERYWHERE);
const typedOnPages = finderOf(ON_PAGES);

/** What finds the facts in a text, by their places. */
function finderOf(finders: readonly FactFinder[]) {
  return memoizeBeside(contextCacheKey, (text: string, content: Content): TypedFact[] =>
    sentencesIn(text).flatMap((sentence, index, all) =>
      finders
        .flatMap((find) => find(sentence.text, content, all[index - 1]?.text))
        .map((found) => ({...found, at: sentence.start + found.at})),
    ),
  );
}

/** Fields and attributes are plain text: no tag works in them. */
function withoutTag(remedy: string, field: string): string {
  return /<|\]\(/.test(remedy)
    ? `Say it without the figure; "${field.split('.').at(-1)}" is plain text, in which no tag works.`
    : remedy;
}

/** Our own number and address as links. */
function inLinks(content: Content): Problem[] {
  return content.documents.flatMap(({file, body}) =>
    body.links.flatMap(({url, text, line}) => {
      const [, scheme, target = ''] = /^(tel|sms|mailto):([^?]*)/i.exec(url) ?? [];
      if (scheme === undefined || text.includes(target) || phone(text, content).length > 0)
        return [];
      const digits = target.replace(/^\+?1/, '').replaceAll(/\D/g, '');
      const found =
        scheme === 'mailto'
          ? email(target, content)
          : phone(digits.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1-$2-$3'), content);
      return found.slice(0, 1).map(({message, remedy}) => ({file, line, message, remedy}));
    }),
  );
}
