import englishPartners from '@generated/site-content/default/payment-partners.json';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import Button from '../Button';
import Card from '../Card';
import {PreparedPicture} from '../Picture';
import {useWords} from '../../language';
import styles from './styles.module.css';

/** The patient financing providers, each with its logo and a link to apply. */
export default function PaymentPartners(): ReactNode {
  const partners = useWords('payment-partners', englishPartners);
  return (
    <ul role="list" className="grid-large gap-5" data-wide>
      {partners.map(({name, logo, text, linkLabel, url}, index) => (
        <Card as="li" key={name} className={clsx('gap-4', styles.partner)}>
          <PreparedPicture picture={logo} alt={name} eager={index === 0} className={styles.logo} />
          <p>{text}</p>
          <p>
            <Button to={url} look="secondary">
              {linkLabel}
            </Button>
          </p>
        </Card>
      ))}
    </ul>
  );
}
