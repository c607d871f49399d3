import practice from '@generated/site-content/default/practice.json';
import type {ReactNode} from 'react';
import {SPANISH_HOME, toEnglishPath, toSpanishPath} from '@dental/practice';
import {useCurrentPath} from '../../hooks/useCurrentPath';
import {useLanguage} from '../../language';
import styles from './languageLink.module.css';

/** The names of the languages, each in itself. */
const NAMES = {en: 'English', es: 'Español'};

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
  const home = isSpanish ? '/' : SPANISH_HOME;
  const to = practice.paths.includes(translation) ? translation : home;
  return (
    <a
      href={to}
      hrefLang={other}
      lang={other}
      className={className}
      aria-label={NAMES[other]}
      translate="no"
    >
      <span className={styles.name} data-code={other}>
        <span>{NAMES[other]}</span>
      </span>
    </a>
  );
}
