import {type Content, isSpanishDocument, memoize, type Page} from '@dental/content';
import {getLanguage, LANGUAGES, type Language} from '@dental/practice';
import {getContextKey} from '@dental/prose';

/** The part of a content that is in one language. Both have the same records and files. */
export function selectLanguage(content: Content, language: Language): Content {
  return (language === 'en' ? selectEnglish : selectSpanish)(content);
}

const selectEnglish = memoize((content: Content) => select(content, 'en'));
const selectSpanish = memoize((content: Content) => select(content, 'es'));

function select(content: Content, language: Language): Content {
  const isIn = ({path}: Pick<Page, 'path'>) => getLanguage(path) === language;
  return {
    ...content,
    documents: content.documents.filter(
      (document) => isSpanishDocument(document) === (language === 'es'),
    ),
    pages: content.pages.filter(isIn),
    allDocuments: content.documents,
    allPages: content.pages,
  };
}

/**
 * Returns true if sentences are compared with the same records in two versions of the content. Then
 * a file with the same text has the same problems in its sentences.
 */
export function haveSameRecords(one: Content, other: Content): boolean {
  return LANGUAGES.every(
    (language) =>
      getContextKey(selectLanguage(one, language)) ===
      getContextKey(selectLanguage(other, language)),
  );
}
