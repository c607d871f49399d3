import labels from '@generated/site-content/default/labels/gallery.json';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {interpolate} from '@dental/practice';
import Icon from '../Icon';
import styles from './pagination.module.css';

interface Props {
  /** The current page, from 1. */
  page: number;
  pageCount: number;
  getPath(this: void, page: number): string;
}

/** Links to the other pages of a list: previous, every number, next. */
export default function Pagination({page, pageCount, getPath}: Props): ReactNode {
  const numbers = Array.from({length: pageCount}, (_, index) => index + 1);
  return (
    <nav aria-label={labels.pages} data-print="hide">
      <ul className={styles.pages}>
        {page > 1 && (
          <li>
            <Link to={getPath(page - 1)} className={clsx(styles.step)} rel="prev">
              <Icon name="chevron-left" />
              <span>{labels.previous}</span>
            </Link>
          </li>
        )}
        {numbers.map((number) => (
          <li key={number}>
            <Link
              to={getPath(number)}
              className={clsx(styles.number)}
              aria-current={number === page ? 'page' : undefined}
              aria-label={interpolate(labels.pageNumber, {page: number})}
            >
              {number}
            </Link>
          </li>
        ))}
        {page < pageCount && (
          <li>
            <Link to={getPath(page + 1)} className={clsx(styles.step)} rel="next">
              <span>{labels.next}</span>
              <Icon name="chevron-right" />
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
