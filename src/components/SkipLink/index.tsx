import labels from '@generated/site-content/default/labels/layout.json';
import {useRef, type ReactNode} from 'react';
import {useRouteChange} from '../../hooks/useRouteChange';
import styles from './styles.module.css';

/**
 * The first thing that the Tab key reaches: a way past the header. After a route change the focus starts
 * here again, as it would on a freshly loaded page.
 * @param target the id of the element that holds the page's own content
 */
export default function SkipLink({target}: {target: string}): ReactNode {
  const start = useRef<HTMLDivElement>(null);
  useRouteChange(({toOtherPage, hash}) => {
    if (toOtherPage && !hash) start.current?.focus({preventScroll: true});
  });
  return (
    <div ref={start} className={styles.start} tabIndex={-1}>
      <a className={styles.link} href={`#${target}`}>
        {labels.skip}
      </a>
    </div>
  );
}
