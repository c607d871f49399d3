import labels from '@generated/site-content/default/labels/search.json';
import clsx from 'clsx';
import {useEffect, useRef, useState, type ReactNode, type SubmitEvent} from 'react';
import {interpolate, SEARCH} from '@dental/practice';
import {PressButton} from '../Button';
import Icon from '../Icon';
import AllPages from './AllPages';
import Hits, {SearchFailed, NoHits} from './Hits';
import {moveAmongHits} from './moveAmongHits';
import styles from './styles.module.css';
import {useSiteSearch, type SiteSearchState} from './useSiteSearch';

/** How long the number of pages that are found stays the same before it is said aloud, in milliseconds. */
const ANNOUNCEMENT_DELAY_MS = 800;

/**
 * The search over all pages, and below it the list of all pages, which needs no scripts. It answers while the visitor
 * types; the arrow keys lead from the field to the hits and back. Nothing is fetched before the field has the focus or the
 * address has a `?q=`.
 * @param children a hint under the field
 */
export default function SiteSearch({children}: {children: ReactNode}): ReactNode {
  const state = useSiteSearch();
  const {field, words, answer, hasFailed, setWords, load, keepAddress} = state;
  const found = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isAsked = words.trim() !== '';
  const summary = isAsked ? summarize(state) : '';
  const announcement = useDebounced(summary);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    load();
    keepAddress();
    // On a phone the keyboard goes, and the hits are to be seen.
    (found.current?.querySelector<HTMLElement>('[data-hit]') ?? heading.current)?.focus();
  };

  return (
    <div className={styles.search} data-wide data-site-search>
      <form
        className={clsx('stack scripted gap-2', styles.form)}
        role="search"
        method="get"
        action={SEARCH}
        onSubmit={submit}
        data-search
        data-reads-entry
        data-print="hide"
      >
        <label htmlFor="q" className="strong">
          {labels.label}
        </label>
        <div className={styles.row}>
          <Icon name="search" />
          <input
            ref={field}
            id="q"
            name="q"
            type="search"
            className={styles.field}
            autoComplete="off"
            enterKeyHint="search"
            onFocus={load}
            onKeyDown={moveAmongHits}
            onInput={({currentTarget}) => setWords(currentTarget.value)}
          />
          <PressButton type="submit">{labels.button}</PressButton>
        </div>
        <div className="fine">{children}</div>
      </form>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      {isAsked && (
        <section
          ref={found}
          className="stack gap-4"
          onClickCapture={keepAddress}
          aria-labelledby="found"
        >
          <h2 ref={heading} id="found" tabIndex={-1} className={styles.summary}>
            {summary}
          </h2>
          {hasFailed ? (
            <SearchFailed onAgain={load} />
          ) : answer?.count === 0 ? (
            <NoHits />
          ) : (
            <Hits hits={answer?.hits ?? []} />
          )}
        </section>
      )}
      <AllPages />
    </div>
  );
}

function summarize({words, answer, hasFailed}: SiteSearchState): string {
  if (hasFailed) return labels.failed;
  if (!answer) return labels.looking;
  const {count, hits} = answer;
  if (count === 0) return interpolate(labels.nothing, {words: words.trim()});
  if (count === 1) return labels.oneFound;
  return interpolate(count > hits.length ? labels.manyFound : labels.found, {
    count,
    shown: hits.length,
  });
}

/** A text once it has not changed for a moment. */
function useDebounced(text: string): string {
  const [calm, setCalm] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setCalm(text), ANNOUNCEMENT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return calm;
}
