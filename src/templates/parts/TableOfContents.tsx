import labels from '@generated/site-content/default/labels/page.json';
import type {ReactNode} from 'react';
import {usePage} from '../../hooks/usePage';
import {trustBuiltHtml} from '../../components/trustBuiltHtml';
import Icon from '../../components/Icon';
import styles from './tableOfContents.module.css';

/** The sections of the current page: collapsed on a narrow screen, always open on a wide one. */
export default function TableOfContents(): ReactNode {
  const sections = usePage().toc.filter(({level}) => level === 2);
  return (
    <nav aria-label={labels.onThisPage} data-print="hide">
      <details className={styles.fold}>
        <summary className={styles.title}>
          <span>{labels.onThisPage}</span>
          <Icon name="chevron-down" />
        </summary>
        <ol className={styles.list}>
          {sections.map(({value, id}) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className={styles.link}
                // Docusaurus makes the list before our plugin for quotation marks runs.
                dangerouslySetInnerHTML={trustBuiltHtml(value.replaceAll(/&#39;|'/g, '’'))}
              />
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
