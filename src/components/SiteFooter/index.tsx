import englishLabels from '@generated/site-content/default/labels/layout.json';
import englishMenus from '@generated/site-content/default/menus.json';
import englishPractice from '@generated/site-content/default/practice.json';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {isPageAt, LAST_ELEMENT, NEW_PATIENT_FORMS_PATH} from '@dental/practice';
import {useCurrentPath} from '../../hooks/useCurrentPath';
import BrandPicture from '../BrandPicture';
import FooterLinks from './FooterLinks';
import NewsletterForm from '../PatientForm/NewsletterForm';
import NavigationLink from '../links/NavigationLink';
import SocialLinks from './SocialLinks';
import FooterContact from './FooterContact';
import FooterHours from './FooterHours';
import {useWords} from '../../language';
import styles from './styles.module.css';

/** The footer of every page: the brand, links, contact options, and the legal pages. */
export default function SiteFooter(): ReactNode {
  const practice = useWords('practice', englishPractice);
  const menus = useWords('menus', englishMenus);
  const labels = useWords('labels/layout', englishLabels);
  const path = useCurrentPath();
  return (
    <footer id={LAST_ELEMENT} className={styles.footer}>
      {isPageAt(path, '/') && (
        <div className={styles.strip}>
          <BrandPicture file="strip.svg" alt="" width={2400} height={240} fetchPriority="low" />
        </div>
      )}
      <div className={styles.inner}>
        <div className={clsx('gap-5', styles.part, styles.brand)}>
          <BrandPicture
            file="lockup-light.svg"
            alt={practice.name}
            width={290}
            height={64}
            loading="lazy"
          >
            <strong className={styles.name} translate="no">
              {practice.name}
            </strong>
          </BrandPicture>
          <p>{practice.tagline}</p>
          <SocialLinks />
        </div>
        <FooterContact />
        <FooterHours />
        {practice.hasNewsletter && path !== NEW_PATIENT_FORMS_PATH && (
          <section className={clsx('gap-4', styles.part)} aria-labelledby="newsletter">
            <h2 id="newsletter">{labels.newsletter}</h2>
            <NewsletterForm />
          </section>
        )}
        <div className={styles.smartLinks}>
          <FooterLinks heading={labels.smartLinks} links={menus.smartLinks} />
        </div>
        {menus.services.length > 0 && (
          <FooterLinks heading={labels.ourServices} links={menus.services} />
        )}
      </div>
      <div className={styles.legal}>
        <p>
          <span translate="no">{`© ${practice.name}.`}</span>{' '}
          {practice.hasDrawings && <span>{labels.illustrations}</span>}
        </p>
        <ul role="list" className={styles.legalLinks}>
          {menus.legal.map((entry) => (
            <li key={entry.to}>
              <NavigationLink entry={entry} className={styles.link} />
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}
