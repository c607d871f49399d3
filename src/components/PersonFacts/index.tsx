import practice from '@generated/site-content/default/practice.json';
import type {ReactNode} from 'react';
import {usePage} from '../../hooks/usePage';
import Button from '../Button';
import Card from '../Card';
import Icon from '../Icon';
import MailAddress from '../MailAddress';
import styles from './styles.module.css';

/** What there is to know about a person at a glance, and the way to an appointment. */
export default function PersonFacts(): ReactNode {
  const {kind, expertise, contactNo, email} = usePage<'dentist' | 'staff'>().frontMatter;
  return (
    <Card className={styles.card}>
      <dl className={styles.facts}>
        <Fact icon="shield-check" label={kind === 'dentist' ? 'Speciality' : 'Role'}>
          {expertise}
        </Fact>
        <Fact icon="map-pin" label="Location">
          {practice.street}
          <br />
          {practice.city}
        </Fact>
        {contactNo && (
          <Fact icon="phone" label="Phone">
            <a href={`tel:+1${contactNo.replaceAll(/\D/g, '')}`}>{contactNo}</a>
          </Fact>
        )}
        {email && (
          <Fact icon="mail" label="E-mail">
            <a href={`mailto:${email}`}>
              <MailAddress address={email} />
            </a>
          </Fact>
        )}
      </dl>
      <Button to={practice.links.booking}>Request an Appointment</Button>
    </Card>
  );
}

function Fact({icon, label, children}: {icon: string; label: string; children: ReactNode}): ReactNode {
  return (
    <div className={styles.fact}>
      <Icon name={icon} />
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
