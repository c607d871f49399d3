import labels from '@generated/site-content/default/labels/costs.json';
import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {formatWholeDollars, getLastReliableDay, interpolate} from '@dental/practice';
import {usePage, type CurrentPage} from '../../hooks/usePage';
import Card from '../Card';
import Dated from '../Dated';
import Icon from '../Icon';
import {PreparedPicture} from '../Picture';
import Prose from '../Prose';
import styles from './styles.module.css';

interface Props {
  heading: string;
  /** An introductory paragraph. */
  children?: ReactNode;
}

/**
 * The sub-services of the current service, each as a card (specification, section 3:
 * `subServiceSec`), with its lowest price while the prices are reliable.
 */
export default function SubServices({heading, children}: Props): ReactNode {
  const {subServices = []} = usePage();
  return (
    <section className="stack gap-5" data-section>
      <h2>{heading}</h2>
      {children && <Prose look="block">{children}</Prose>}
      <ul role="list" className="stack gap-4">
        {subServices.map((service) => (
          <Card as="li" key={service.path} padding="small" className={styles.card}>
            <PreparedPicture picture={service.icon} alt="" className={styles.icon} />
            <h3 className="heading-4">
              <Link to={service.path} className="plain covering">
                {service.title}
              </Link>
            </h3>
            <Icon name="arrow-right" />
            <p className={styles.text}>{service.text}</p>
            {service.prices && <LowestPrice {...service.prices} />}
          </Card>
        ))}
      </ul>
    </section>
  );
}

/** The lowest price of a page's main treatment, which is first in the list of costs. */
function LowestPrice({confirmed, treatments}: NonNullable<CurrentPage['prices']>): ReactNode {
  const [first] = treatments;
  return (
    first && (
      <Dated as="p" data-print="hide" className={styles.price} to={getLastReliableDay(confirmed)}>
        {interpolate(labels.startsAt, {
          amount: formatWholeDollars(first.from),
          unit: first.unit,
        })}
      </Dated>
    )
  );
}
