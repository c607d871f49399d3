import help from '@generated/site-content/default/language-help.json';
import practice from '@generated/site-content/default/practice.json';
import CountedLink from './links/CountedLink';
import type {ReactNode} from 'react';

/** The notice of free language assistance, in each language (45 CFR 92.11). */
export default function LanguageHelp(): ReactNode {
  return (
    <ul role="list" className="stack measure gap-3">
      {help.map(({tag, text}) => (
        <li key={tag} lang={tag} className="marked" translate="no">
          <span>{text}</span>{' '}
          <CountedLink href={practice.phoneLink} className="unbroken">
            {practice.phone}
          </CountedLink>
        </li>
      ))}
    </ul>
  );
}
