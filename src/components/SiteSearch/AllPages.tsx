import pages from '@generated/site-content/default/all-pages.json';
import labels from '@generated/site-content/default/labels/search.json';
import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

type GroupName = keyof typeof pages;
type Entry = (typeof pages)[GroupName][number];

/** The list of all pages, in groups. */
export default function AllPages(): ReactNode {
  const groups = (Object.keys(pages) as GroupName[]).filter((group) => pages[group].length > 0);
  return (
    <nav className={styles.all} aria-labelledby="all-pages">
      <h2 id="all-pages">{labels.allPages}</h2>
      <div className={styles.groups}>
        {groups.map((group) => (
          <section key={group} className={styles.group} aria-labelledby={`all-${group}`}>
            <h3 id={`all-${group}`}>{labels[group]}</h3>
            <ul className="stack">
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
      <Link to={path}>{title}</Link>
      {below.length > 0 && (
        <ul className={styles.below}>
          {below.map((page) => (
            <li key={page.path}>
              <Link to={page.path}>{page.title}</Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
