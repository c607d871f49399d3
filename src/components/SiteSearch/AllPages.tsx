import englishPages from '@generated/site-content/default/all-pages.json';
import englishLabels from '@generated/site-content/default/labels/search.json';
import type {ReactNode} from 'react';
import {useWords} from '../../language';
import PageLink from '../links/PageLink';
import styles from './styles.module.css';

type GroupName = keyof typeof englishPages;
type Entry = (typeof englishPages)[GroupName][number];

/** The list of all pages, in groups. */
export default function AllPages(): ReactNode {
  const labels = useWords('labels/search', englishLabels);
  const pages = useWords('all-pages', englishPages);
  const groups = (Object.keys(pages) as GroupName[]).filter((group) => pages[group].length > 0);
  return (
    <nav className={styles.all} aria-labelledby="all-pages">
      <h2 id="all-pages">{labels.allPages}</h2>
      <div className={styles.groups}>
        {groups.map((group) => (
          <section key={group} className={styles.group} aria-labelledby={`all-${group}`}>
            <h3 id={`all-${group}`}>{labels[group]}</h3>
            <ul className={styles.entries}>
              {pages[group].map((entry) => (
                <PageEntry key={entry.path} {...entry} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </nav>
  );
}

function PageEntry({path, title, below}: Entry): ReactNode {
  return (
    <li>
      <PageLink to={path}>{title}</PageLink>
      {below.length > 0 && (
        <ul className={styles.below}>
          {below.map((page) => (
            <li key={page.path}>
              <PageLink to={page.path}>{page.title}</PageLink>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
