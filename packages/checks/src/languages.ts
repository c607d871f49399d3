import {type Content, isSpanishDocument, memoize, type Page} from '@dental/content';
import {getLanguage, type Language} from '@dental/practice';

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
