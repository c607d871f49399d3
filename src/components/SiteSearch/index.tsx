import englishLabels from '@generated/site-content/default/labels/search.json';
import clsx from 'clsx';
import {useEffect, useRef, useState, type ReactNode, type SubmitEvent} from 'react';
import {interpolate} from '@dental/practice';
import {useCurrentPath} from '../../hooks/useCurrentPath';
import {PressButton} from '../Button';
import Icon from '../Icon';
import AllPages from './AllPages';
import Hits, {SearchFailed, NoHits} from './Hits';
import {moveAmongHits} from './moveAmongHits';
import styles from './styles.module.css';
import {useWords} from '../../language';
import {useSiteSearch, type SiteSearchState} from './useSiteSearch';

/** The result count is announced only after it has been stable this long. */
const ANNOUNCEMENT_DELAY_MS = 800;

/**
 * The search over all pages. Below it is the list of all pages, which works without scripts.
 * Results update while the visitor types, and the arrow keys move between the field and the hits.
 * Nothing is fetched before the field has the focus or the address has a `?q=`.
 * @param children a hint under the field
 */
export default function SiteSearch({children}: {children: ReactNode}): ReactNode {
  const labels = useWords('labels/search', englishLabels);
  const state = useSiteSearch();
  const {field, text, setText, load, updateAddress} = state;
  const results = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const hasText = text.trim() !== '';
  const summary = hasText ? summarize(labels, state) : '';
  const announcement = useDebounced(summary);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    load();
    updateAddress();
    // Leaving the field hides a phone's keyboard, which would cover the hits.
    const firstHit = results.current?.querySelector<HTMLElement>('[data-hit]');
    (firstHit ?? heading.current)?.focus();
  };

  return (
    <div className={styles.search} data-wide data-site-search>
      <form
        className={clsx('stack scripted gap-2', styles.form)}
        role="search"
        method="get"
        action={useCurrentPath()}
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
            onInput={({currentTarget}) => setText(currentTarget.value)}
          />
          <PressButton type="submit">{labels.button}</PressButton>
        </div>
        <div className="fine">{children}</div>
      </form>
      <noscript>
        <p className="measure">{labels.noScripts}</p>
      </noscript>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      {hasText && (
        <section
          ref={results}
          className="stack gap-4"
          onClickCapture={updateAddress}
          aria-labelledby="found"
        >
          <h2 ref={heading} id="found" tabIndex={-1} className={styles.summary}>
            {summary}
          </h2>
          <Results {...state} />
        </section>
      )}
      <AllPages />
    </div>
  );
}

function Results({answer, hasFailed, load}: SiteSearchState): ReactNode {
  if (hasFailed) return <SearchFailed onRetry={load} />;
  if (answer?.count === 0) return <NoHits />;
  return <Hits hits={answer?.hits ?? []} />;
}

function summarize(
  labels: typeof englishLabels,
  {text, answer, hasFailed}: SiteSearchState,
): string {
  if (hasFailed) return labels.failed;
  if (!answer) return labels.looking;
  const {count, hits} = answer;
  if (count === 0) return interpolate(labels.nothing, {words: text.trim()});
  if (count === 1) return labels.oneFound;
  return interpolate(count > hits.length ? labels.manyFound : labels.found, {
    count,
    shown: hits.length,
  });
}

/** A text once it has stopped changing. */
function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), ANNOUNCEMENT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return debounced;
}
