import practice from '@generated/site-content/default/practice.json';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {SPANISH_HOME, toEnglishPath, toSpanishPath} from '@dental/practice';
import {useCurrentPath} from '../../hooks/useCurrentPath';
import {useLanguage} from '../../language';
import styles from './languageLink.module.css';

/** The names of the languages, each in itself: their codes, and the rest of the letters. */
const NAMES = {en: ['En', 'glish'], es: ['Es', 'pañol']} as const;

/**
 * The link to the page in the other language, or to that language's home page; renders nothing if
 * the practice has no Spanish. A narrow bar has only the code of the language. The other page loads
 * as a document (src/language).
 */
export default function LanguageLink({className}: {className: string | undefined}): ReactNode {
  const path = useCurrentPath();
  const isSpanish = useLanguage() === 'es';
  if (!practice.paths.includes(SPANISH_HOME)) return null;
  const other = isSpanish ? 'en' : 'es';
  const translation = isSpanish ? toEnglishPath(path) : toSpanishPath(path);
  const to = isSpanish || practice.paths.includes(translation) ? translation : SPANISH_HOME;
  const [code, rest] = NAMES[other];
  return (
    <a
      href={to}
      hrefLang={other}
      lang={other}
      className={clsx(styles.link, className)}
      aria-label={code + rest}
      translate="no"
    >
      <span>
        <span>{code}</span>
        <span className={styles.rest}>{rest}</span>
      </span>
    </a>
  );
}
