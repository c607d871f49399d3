import englishLabels from '@generated/site-content/default/labels/layout.json';
import {useRef, type ReactNode} from 'react';
import {useRouteChange} from '../../hooks/useRouteChange';
import {useWords} from '../../language';
import styles from './styles.module.css';

/**
 * The first stop of the Tab key: a link past the header. After a route change the focus starts here
 * again, as on a newly loaded page. It's a landmark, because a notice before it can have links.
 * @param target the id of the main content
 */
export default function SkipLink({target}: {target: string}): ReactNode {
  const labels = useWords('labels/layout', englishLabels);
  const start = useRef<HTMLElement>(null);
  useRouteChange(({toOtherPage, hash}) => {
    if (toOtherPage && !hash) start.current?.focus({preventScroll: true});
  });
  return (
    <section ref={start} className={styles.start} aria-label={labels.skip} tabIndex={-1}>
      <a className={styles.link} href={`#${target}`}>
        {labels.skip}
      </a>
    </section>
  );
}
