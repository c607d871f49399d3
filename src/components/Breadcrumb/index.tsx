import englishLabels from '@generated/site-content/default/labels/page.json';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {usePage} from '../../hooks/usePage';
import {useWords} from '../../language';
import PageLink from '../links/PageLink';
import styles from './styles.module.css';

/** The path from the home page to the current page (specification, section 2). */
export default function Breadcrumb(): ReactNode {
  const labels = useWords('labels/page', englishLabels);
  const {breadcrumb, frontMatter} = usePage();
  const isPerson = frontMatter.kind === 'dentist' || frontMatter.kind === 'staff';
  return (
    <nav aria-label={labels.breadcrumb} className="small" data-print="hide">
      <ol className="row gap-2">
        {breadcrumb.map(({label, path}, index) => (
          <li key={path} className={clsx('line gap-2', styles.step)}>
            {index < breadcrumb.length - 1 ? (
              <PageLink to={path} className="line target quiet lined-on-hover">
                {label}
              </PageLink>
            ) : (
              <span
                aria-current="page"
                className="line target"
                translate={isPerson ? 'no' : undefined}
              >
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
