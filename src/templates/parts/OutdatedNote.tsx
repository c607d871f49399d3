import type {ReactNode} from 'react';
import {usePage} from '../../hooks/usePage';
import {useWords} from '../../language';

/** The note on a translation whose English page has changed since. */
export default function OutdatedNote(): ReactNode {
  const {frontMatter} = usePage();
  const {newer, readEnglish} = useWords('labels/translation', {newer: '', readEnglish: ''});
  return (
    <p className="notice">
      <span className="row line column">
        <span>{newer}</span>{' '}
        <a href={frontMatter.translationOf} hrefLang="en">
          {readEnglish}
        </a>
      </span>
    </p>
  );
}
