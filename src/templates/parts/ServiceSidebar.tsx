import emergency from '@generated/site-content/default/labels/emergency.json';
import urgent from '@generated/site-content/default/labels/urgentCall.json';
import practice from '@generated/site-content/default/practice.json';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {interpolate} from '@dental/practice';
import {usePage} from '../../hooks/usePage';
import Card from '../../components/Card';
import Icon from '../../components/Icon';
import CountedLink from '../../components/links/CountedLink';
import {Phone} from '../../components/links/inlineTags';
import Interpolate from '../../components/Prose/Interpolate';
import box from './emergencyBox.module.css';
import styles from './serviceSidebar.module.css';

function BoxPhone({link, phone}: {link: string; phone: string}): ReactNode {
  return (
    <CountedLink href={link} className={box.phone}>
      <Icon name="phone" />
      <span>{phone}</span>
    </CountedLink>
  );
}

interface Props {
  title: string;
  /** The label of the link to the parent page. */
  parentLabel: string;
}

/**
 * The end of the column next to a service or a sub-service: the emergency call box and links to its
 * siblings (specification, section 2).
 */
export default function ServiceSidebar({title, parentLabel}: Props): ReactNode {
  const {path, breadcrumb, siblings} = usePage();
  const otherServices = siblings.filter((sibling) => sibling.path !== path);
  const parent = breadcrumb.at(-2);
  const {onCall} = practice;
  return (
    <>
      <Card tone="night" padding="small" className={box.box}>
        <h2 className="heading-4">{emergency.heading}</h2>
        <div data-when={onCall && 'open'} className="stack gap-3">
          <p>{emergency.text}</p>
          <BoxPhone {...practice} link={practice.phoneLink} />
        </div>
        {onCall && (
          <div data-when="closed" className="stack gap-3">
            <p>{interpolate(urgent.closedAnswers, {name: onCall.name})}</p>
            <BoxPhone {...onCall} />
            <p>
              <Interpolate label={urgent.callOffice} parts={{phone: <Phone />}} />
            </p>
          </div>
        )}
        <p className={box.more}>{emergency.call911}</p>
      </Card>
      <nav aria-label={title} className="small">
        <h2 className={styles.title}>{title}</h2>
        <ul className={styles.list}>
          {otherServices.map((service) => (
            <li key={service.path} className={styles.item}>
              <Link to={service.path} className={clsx(styles.link)}>
                <span>{service.label}</span>
                <Icon name="chevron-right" />
              </Link>
            </li>
          ))}
        </ul>
        {parent && (
          <Link to={parent.path} className={clsx(styles.parent)}>
            <Icon name="chevron-left" />
            <span>{parentLabel}</span>
          </Link>
        )}
      </nav>
    </>
  );
}
