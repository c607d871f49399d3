import englishFacts from '@generated/site-content/default/facts.json';
import offer from '@generated/site-content/default/first-visit-offer.json';
import englishHours from '@generated/site-content/default/labels/hours.json';
import englishLabels from '@generated/site-content/default/labels/home.json';
import englishPractice from '@generated/site-content/default/practice.json';
import type {ReactNode} from 'react';
import {formatLongDate, formatWholeDollars, type HoursLabels, interpolate} from '@dental/practice';
import {usePage} from '../../hooks/usePage';
import {usePicture} from '../../hooks/usePicture';
import {useToday} from '../../hooks/useToday';
import Button from '../Button';
import Icon from '../Icon';
import OfficeStatus from '../OfficeStatus';
import {PreparedPicture} from '../Picture';
import VideoLink from '../Video/VideoLink';
import BlockText from '../Prose/BlockText';
import {useLocale, useWords} from '../../language';
import PageLink from '../links/PageLink';
import styles from './styles.module.css';

interface Props {
  /** The picture in the arch. */
  image: string;
  alt: string;
  /** The id of the intro video. */
  video?: string;
  /** The first step of a first visit, in the small card on the picture. */
  step: string;
  /** The paragraph under the heading. */
  children: ReactNode;
}

/**
 * The top of the home page (specification, section 2, route /). Its heading comes from the front
 * matter.
 */
export default function Hero({image, alt, video, step, children}: Props): ReactNode {
  const practice = useWords('practice', englishPractice);
  const labels = useWords('labels/home', englishLabels);
  const facts = useWords('facts', englishFacts);
  const {dates} = useWords<HoursLabels>('labels/hours', englishHours);
  const locale = useLocale();
  // The other pages that the English home page opens are only in English.
  const isSpanish = locale !== undefined;
  const more = isSpanish ? '/new-patients' : '/about-us';
  const Down = isSpanish ? PageLink : 'a';
  const picture = usePicture(image);
  const today = useToday();
  const {'counts.dentists': dentists = ''} = facts;
  return (
    <section className={styles.hero}>
      <div className={styles.text}>
        <h1 className={styles.heading}>{usePage().frontMatter.heading}</h1>
        <div className={styles.lead}>
          <BlockText>{children}</BlockText>
        </div>
        <ul role="list" className={styles.facts}>
          <li className="line gap-3">
            <OfficeStatus />
          </li>
          {practice.paths.includes('/insurance-plans') && (
            <li className="line gap-3">
              <Icon name="check" />
              <PageLink to="/insurance-plans" className="line target">
                {labels.plans}
              </PageLink>
            </li>
          )}
          <li className="line gap-3">
            <Icon name="shield-check" />
            <PageLink to="/our-dentist" className="line target">
              {dentists === '1' ? labels.dentist : interpolate(labels.dentists, {count: dentists})}
            </PageLink>
          </li>
          {practice.languages.length > 1 && (
            <li className="line gap-3">
              <Icon name="message-circle" />
              <span>
                {interpolate(labels.languages, {
                  languages: practice.languages.join(dates?.and ?? ' and '),
                })}
              </span>
            </li>
          )}
        </ul>
        <div className={styles.actions}>
          <Button to={practice.links.booking} icon="calendar-check">
            {labels.schedule}
          </Button>
          {practice.paths.includes(more) && (
            <Button to={more} look="secondary">
              {isSpanish ? labels.firstVisit : labels.howWeWork}
            </Button>
          )}
        </div>
        {offer && today <= offer.ends && practice.paths.includes('/new-patients') && (
          <PageLink to="/new-patients" className="line-within target gap-3">
            <Icon name="credit-card" />
            <span>
              {interpolate(labels.firstVisitOffer, {
                amount: formatWholeDollars(offer.dollars),
                day: formatLongDate(offer.ends, locale),
              })}
            </span>
          </PageLink>
        )}
        <div className={styles.more}>
          {video !== undefined && <VideoLink id={video} look="line" />}
          <Down href={isSpanish ? '/services' : '#services'} className={styles.down}>
            <Icon name="arrow-down" />
            <span>{labels.exploreServices}</span>
          </Down>
        </div>
      </div>
      <figure className={styles.figure}>
        <PreparedPicture
          picture={picture}
          alt={alt}
          sizes="(min-width: 48rem) 32rem, 8rem"
          preload
          className={styles.picture}
        />
        <figcaption className={styles.step}>
          <strong>{labels.firstStep}</strong>
          <span>{step}</span>
        </figcaption>
      </figure>
    </section>
  );
}
