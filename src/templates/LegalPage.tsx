import labels from '@generated/site-content/default/labels/page.json';
import type {ReactNode} from 'react';
import Banner from '../components/Banner';
import WithAside from '../components/layout/WithAside';
import Interpolate from '../components/Prose/Interpolate';
import Prose from '../components/Prose';
import ReviewedNote from './parts/ReviewedNote';
import TableOfContents from './parts/TableOfContents';
import {formatLongDate} from '@dental/practice';
import {usePage} from '../hooks/usePage';

/** A legal text with its effective date and table of contents. */
export default function LegalPage({children}: {children: ReactNode}): ReactNode {
  const {updated} = usePage<'legal'>().frontMatter;
  return (
    <>
      <Banner>
        <p>
          <Interpolate
            label={labels.inForceFrom}
            parts={{day: <time dateTime={updated}>{formatLongDate(updated)}</time>}}
          />
        </p>
      </Banner>
      <WithAside before={<TableOfContents />}>
        <Prose>{children}</Prose>
        <ReviewedNote />
      </WithAside>
    </>
  );
}
