import {compareToDigest} from '@dental/content';
import {useEffect, useState, type ReactNode} from 'react';
import {getContentWorker} from '../checks/client';
import {useForm} from '../form/FormContext';
import {getInputId, getValue} from '../form/path';
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
  const isOutdated = digest !== english.digest;
  const {changed, moved} = compareToDigest(digest, english.sentences);
  const marked = new Set([...changed, ...moved]);
  return (
    <details className="translation" open={isOutdated}>
      <summary id={getInputId(['englishDigest'])}>
        {`The English page ${isOutdated ? 'has changed' : 'says the same'}`}
      </summary>
      {isOutdated && (
        <p>
          {explainChanges(changed.length, moved.length)}{' '}
          <button type="button" onClick={() => change(['englishDigest'], english.digest)}>
            The Spanish is up to date
          </button>
        </p>
      )}
      <ul lang="en">
        {english.sentences.map((sentence, index) => (
          <li key={index}>{marked.has(sentence) ? <mark>{sentence.text}</mark> : sentence.text}</li>
        ))}
      </ul>
    </details>
  );
}

function explainChanges(changed: number, moved: number): string {
  if (changed > 0) return `${changed} new or changed, marked below. Translate it, then confirm.`;
  return moved > 0
    ? 'The marked sentences have a new order. Move them here, too, then confirm.'
    : 'Sentences were deleted. Delete them here, too, then confirm.';
}
