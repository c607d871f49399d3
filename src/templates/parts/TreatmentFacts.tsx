import labels from '@generated/site-content/default/labels/layout.json';
import practice from '@generated/site-content/default/practice.json';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import KeyFacts from '../../components/AtAGlance/KeyFacts';
import Button from '../../components/Button';
import Card from '../../components/Card';
import {usePage} from '../../hooks/usePage';
import TableOfContents from './TableOfContents';
import styles from './treatmentFacts.module.css';

/**
 * A treatment's key facts, its price, and the booking button: next to the text, or on a narrow
 * screen before it and followed by the list of its sections.
 */
export default function TreatmentFacts(): ReactNode {
  const {keyFacts, prices} = usePage();
  const hasFacts = keyFacts !== undefined || prices !== undefined;
  return (
    <>
      <Card padding="small" className={clsx(styles.card, !hasFacts && styles.book)}>
        {hasFacts && <KeyFacts {...keyFacts} />}
        <div className={styles.book} data-print="hide">
          <Button to={practice.links.booking}>{labels.request}</Button>
        </div>
      </Card>
      <div className={styles.contents}>
        <TableOfContents />
      </div>
    </>
  );
}
