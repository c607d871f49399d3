import layout from '@generated/site-content/default/labels/layout.json';
import labels from '@generated/site-content/default/labels/people.json';
import practice from '@generated/site-content/default/practice.json';
import type {ReactNode} from 'react';
import {interpolate} from '@dental/practice';
import {usePage} from '../../hooks/usePage';
import Button from '../../components/Button';
import Card from '../../components/Card';
import Icon, {type IconName} from '../../components/Icon';
import CountedLink from '../../components/links/CountedLink';
import MailAddress from '../../components/links/MailAddress';
import {useChoiceFacts} from '../../components/PersonGrid/useChoiceFacts';
import styles from './personFacts.module.css';

/** A person's key facts, a dentist's with the office and the booking button. */
export default function PersonFacts(): ReactNode {
  const {frontMatter} = usePage<'dentist' | 'staff'>();
  const {contactNo, email} = frontMatter;
  const isDentist = frontMatter.kind === 'dentist';
  const {schools, license, sedationPermit} = isDentist ? frontMatter : {};
  const choiceFacts = useChoiceFacts(isDentist ? frontMatter : {});
  if (!isDentist && !contactNo && !email) return null;
  return (
    <Card className={styles.card}>
      <dl className={styles.facts}>
        {choiceFacts.map(({icon, label, text}) => (
          <Fact key={label} icon={icon} label={label}>
            {text}
          </Fact>
        ))}
        {schools && (
          <Fact icon="graduation-cap" label={labels.degrees}>
            <span className="stack gap-1">
              {schools.map((school) => (
                <span key={school.degree}>{interpolate(labels.degree, school)}</span>
              ))}
            </span>
          </Fact>
        )}
        {license && (
          <Fact icon="check" label={labels.license}>
            {interpolate(labels.licensed, {number: license.number, year: license.since})}
          </Fact>
        )}
        {sedationPermit && (
          <Fact icon="check" label={labels.sedationPermit}>
            {interpolate(labels.permitted, {number: sedationPermit})}
          </Fact>
        )}
        {isDentist && (
          <Fact icon="map-pin" label={labels.location}>
            <span translate="no">
              {practice.street}
              <br />
              {practice.city}
            </span>
          </Fact>
        )}
        {contactNo && (
          <Fact icon="phone" label={labels.phone}>
            <CountedLink href={`tel:+1${contactNo.replaceAll(/\D/g, '')}`}>{contactNo}</CountedLink>
          </Fact>
        )}
        {email && (
          <Fact icon="mail" label={labels.email}>
            <a href={`mailto:${email}`}>
              <MailAddress address={email} />
            </a>
            <span className="fine"> {labels.emailNote}</span>
          </Fact>
        )}
      </dl>
      {isDentist && <Button to={practice.links.booking}>{layout.request}</Button>}
    </Card>
  );
}

interface FactProps {
  icon: IconName;
  label: string;
  children: ReactNode;
}

function Fact({icon, label, children}: FactProps): ReactNode {
  return (
    <div className={styles.fact}>
      <dt className={styles.label}>
        <Icon name={icon} />
        <span className="fine">{label}</span>
      </dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
