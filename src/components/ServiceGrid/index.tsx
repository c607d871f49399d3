import useBrokenLinks from '@docusaurus/useBrokenLinks';
import services from '@generated/site-content/default/services.json';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import Section from '../layout/Section';
import ServiceCard from './ServiceCard';
import styles from './serviceCard.module.css';

interface Props {
  /** If given, the cards are in a separate band. */
  heading?: string;
  /** The band's anchor for links. */
  id?: string;
  /** A short text under the heading. */
  children?: ReactNode;
}

/**
 * A card for each service, in the order of the menu (specification, section 2, routes / and
 * /services).
 */
export default function ServiceGrid({heading, id, children}: Props): ReactNode {
  useBrokenLinks().collectAnchor(id);
  const cards = (
    <ul role="list" className={clsx('grid-medium gap-5', heading && styles.onWhite)} data-wide>
      {services.map((service) => (
        <li key={service.path}>
          <ServiceCard {...service} />
        </li>
      ))}
    </ul>
  );
  if (!heading) return cards;
  return (
    <Section tone="surface" heading={heading} intro={children} id={id}>
      {cards}
    </Section>
  );
}
