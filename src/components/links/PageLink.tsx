import Link from '@docusaurus/Link';
import type {AnchorHTMLAttributes, ReactNode} from 'react';
import {getLanguage, NEW_PATIENT_FORMS_PATH} from '@dental/practice';
import {useLanguage, useTranslatedPath, useWords} from '../../language';

interface Props extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to?: string;
}

/**
 * A link to a page. On a Spanish page it opens the Spanish version if there is one, or says that
 * the page is in English. A page in another language loads as a document (src/language), and so do
 * the new-patient forms (src/hooks/useFullPageLoad.ts).
 */
export default function PageLink({to, href = to ?? '', children, ...anchor}: Props): ReactNode {
  const [path = '', hash = ''] = href.split(/(?=#)/);
  const translated = useTranslatedPath(path);
  const {inEnglish} = useWords('labels/translation', {inEnglish: ''});
  const isOther = getLanguage(translated) !== useLanguage() && path.startsWith('/');
  if (!isOther && path !== NEW_PATIENT_FORMS_PATH)
    return (
      <Link {...(anchor as object)} to={translated + hash}>
        {children}
      </Link>
    );
  return (
    <a href={href} hrefLang={isOther ? getLanguage(path) : undefined} {...anchor}>
      {isOther && inEnglish ? (
        <MarkedText mark={`(${inEnglish})`}>{children}</MarkedText>
      ) : (
        children
      )}
    </a>
  );
}

/** The text of a link with a mark after it. In a row of flex items, both are one item. */
function MarkedText({mark, children}: {mark: string; children: ReactNode}): ReactNode {
  const isText = typeof children === 'string';
  const marked = (
    <>
      {isText ? <span>{children}</span> : children} <small className="unbroken">{mark}</small>
    </>
  );
  return isText ? <span>{marked}</span> : marked;
}
