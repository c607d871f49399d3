import {useEffect, useState, type ReactNode} from 'react';
import {getContentWorker} from '../checks/client';
import {useForm} from '../form/FormContext';
import {getValue} from '../form/path';
import {getText} from '../format/data';
import type {EnglishPage} from '../worker/workspace';

/**
 * The English page next to the form of its translation, with the sentences that have changed since
 * marked. Renders nothing for a page that isn't a translation.
 */
export function TranslationPanel(): ReactNode {
  const {data, change} = useForm();
  const path = getText(getValue(data, ['translationOf']));
  const [english, setEnglish] = useState<EnglishPage>();
  useEffect(() => {
    if (path !== '') void getContentWorker().readEnglishPage(path).then(setEnglish);
  }, [path]);
  if (!english) return null;

  const digest = getText(getValue(data, ['englishDigest']));
  const translated = new Set(digest.split(/\s+/));
  const isNew = (sentence: EnglishPage['sentences'][number]) => !translated.has(sentence.digest);
  const isOutdated = digest !== english.digest;
  const count = english.sentences.filter(isNew).length;
  return (
    <details className="translation" open={isOutdated}>
      <summary>{`The English page ${isOutdated ? 'has changed' : 'says the same'}`}</summary>
      {isOutdated && (
        <p>
          {count > 0
            ? `${count} new or changed, marked below. Translate it, then confirm.`
            : 'Sentences were deleted. Delete them here, too, then confirm.'}{' '}
          <button type="button" onClick={() => change(['englishDigest'], english.digest)}>
            The Spanish is up to date
          </button>
        </p>
      )}
      <ul lang="en">
        {english.sentences.map((sentence) => (
          <li key={sentence.digest}>
            {isNew(sentence) ? <mark>{sentence.text}</mark> : sentence.text}
          </li>
        ))}
      </ul>
    </details>
  );
}
