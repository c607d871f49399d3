import {
  findEmails,
  type FactFinder,
  getContextKey,
  findTypedPhones,
  findPracticeName,
  findStreetAddress,
  type TypedFact,
  findTypedFigures,
} from '@dental/prose';
import {
  type Check,
  type Content,
  memoizeWithContext,
  type Problem,
  type Prose,
  collectProseByFile,
  needsCheck,
  replaceOnce,
  findSentences,
  serializePassages,
} from '@dental/content';

/** Facts that must never be typed by hand, on any page, case, or review. */
const EVERYWHERE: readonly FactFinder[] = [findTypedPhones, findEmails, findStreetAddress];

/** Pages also quote the practice's name and numbers. A case can describe the past. */
const ON_PAGES: readonly FactFinder[] = [...EVERYWHERE, findPracticeName, findTypedFigures];

/**
 * Each fact is only in `_practice`, and text quotes it with a tag, so that it changes
 * everywhere.
 */
export const checkTypedFacts: Check = (content) => [
  ...collectProseByFile(content)
    .filter((passages) => needsCheck(passages, content))
    .flatMap((passages) => checkFile(passages, content)),
  ...checkLinkTargets(content),
];

const checkFile = memoizeWithContext(
  getContextKey,
  (all: readonly Prose[], content: Content) => all.flatMap((prose) => checkPassage(prose, content)),
  serializePassages,
);

function checkPassage(prose: Prose, content: Content): Problem[] {
  const findFacts = prose.kind === 'page' ? findOnPages : findAnywhere;
  return (
    findFacts(prose.text, content)
      // Captions can't quote facts with a tag, so only wrong facts are reported there.
      .filter(({tag}) => prose.kind !== 'captions' || tag === undefined)
      .map((fact) => toProblem(fact, prose, content))
  );
}

function toProblem(
  fact: TypedFact,
  {file, kind, getLine, field}: Prose,
  content: Content,
): Problem {
  const {at, message, remedy, quote, inField, tag, found = ''} = fact;
  const line = getLine(at);
  const canHaveTag = field === undefined && kind === 'page' && tag !== undefined;
  const suggestion = canHaveTag ? replaceOnce(content, file, line, found, tag) : undefined;
  return {
    file,
    line,
    field,
    message,
    quote,
    remedy: field === undefined ? remedy : (inField ?? removeTag(remedy, field)),
    suggestion,
  };
}

const findAnywhere = createFinder(EVERYWHERE);
const findOnPages = createFinder(ON_PAGES);

function createFinder(finders: readonly FactFinder[]) {
  return memoizeWithContext(getContextKey, (text: string, content: Content): TypedFact[] =>
    findSentences(text).flatMap((sentence, index, all) => {
      const sentenceBefore = all[index - 1]?.text;
      return finders
        .flatMap((find) => find(sentence.text, content, sentenceBefore))
        .map((fact) => ({...fact, at: sentence.start + fact.at}));
    }),
  );
}

/** Tags and links don't work in fields and attributes, so a remedy with one is replaced. */
function removeTag(remedy: string, field: string): string {
  if (!/<|\]\(/.test(remedy)) return remedy;
  const name = field.split('.').at(-1);
  return `Remove it: "${name}" is plain text, so a tag doesn't work there.`;
}

/** The target of a link to a phone, a chat of WhatsApp, or an email address. */
const CONTACT = /^(?:(tel|sms|mailto):|https?:\/\/wa\.me\/)([^?]*)/i;

/** Checks the targets of phone and email links whose text does not show them. */
function checkLinkTargets(content: Content): Problem[] {
  return content.documents.flatMap(({file, body}) =>
    body.links.flatMap(({url, text, line}) => {
      const [link, scheme, target = ''] = CONTACT.exec(url) ?? [];
      if (link === undefined) return [];
      if (text.includes(target) || findTypedPhones(text, content).length > 0) return [];
      const facts =
        scheme === 'mailto'
          ? findEmails(target, content)
          : findTypedPhones(formatPhoneTarget(target), content);
      return facts.slice(0, 1).map(({message, remedy}) => ({file, line, message, remedy}));
    }),
  );
}

/** Formats `+14805550142` as `480-555-0142`. */
function formatPhoneTarget(target: string): string {
  const digits = target.replace(/^\+?1/, '').replaceAll(/\D/g, '');
  return digits.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1-$2-$3');
}
