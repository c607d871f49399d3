import useBrokenLinks from '@docusaurus/useBrokenLinks';
import labels from '@generated/site-content/default/labels/home.json';
import perio from '@generated/site-content/default/perio-protection.json';
import type {ReactNode} from 'react';
import Card from '../Card';
import {PreparedPicture} from '../Picture';
import BlockText from '../Prose/BlockText';
import styles from './styles.module.css';

const ID = 'perio-protect';

/** The whole periodontal program: logo, heading, and paragraphs (specification, section 3). */
export default function PerioProtect(): ReactNode {
  useBrokenLinks().collectAnchor(ID);
  if (!perio) return undefined;
  return (
    <Card as="section" tone="tint" padding="large" className="gap-5" id={ID}>
      <div className={styles.mark}>
        <PreparedPicture picture={perio.logo} alt={labels.perioMark} sizes="20rem" />
      </div>
      <BlockText heading={perio.heading}>
        {perio.desc.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </BlockText>
    </Card>
  );
}
