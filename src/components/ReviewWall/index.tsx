import labels from '@generated/site-content/default/labels/reviews.json';
import practice from '@generated/site-content/default/practice.json';
import reviews from '@generated/site-content/default/reviews.json';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {interpolate, REVIEW_TOPICS} from '@dental/practice';
import Card from '../Card';
import Icon, {type IconName} from '../Icon';
import OutsideLink from '../links/OutsideLink';
import styles from './styles.module.css';

type Review = (typeof reviews)[number];

const SOURCE_ICONS: Record<Review['source'], IconName> = {Google: 'google', Yelp: 'yelp'};

/** Reviews of up to this many characters are set like a motto. */
const MAX_SHORT_LENGTH = 130;

/** The topics of the reviews, by their name. */
const TOPICS = Object.entries(REVIEW_TOPICS).filter(([name]) =>
  reviews.some(({topics}) => topics?.some((topic) => topic === name)),
);

/**
 * All patient reviews, newest first, under the number of reviews from each source and a filter by
 * topic, which needs no script.
 */
export default function ReviewWall(): ReactNode {
  const sources = [...new Set(reviews.map(({source}) => source))];
  return (
    <div data-wide>
      <ul role="list" className="row gap-3" aria-label={labels.sources}>
        {sources.map((source) => (
          <li key={source} className={styles.source}>
            <Icon name={SOURCE_ICONS[source]} />
            <span>
              {interpolate(labels.countFrom, {
                count: reviews.filter((review) => review.source === source).length,
                source,
              })}
            </span>
            <SourceLink source={source} />
          </li>
        ))}
      </ul>
      {TOPICS.length > 0 && (
        <fieldset className={styles.topics} data-print="hide">
          <legend className="visually-hidden">{labels.topics}</legend>
          {[['', labels.allTopics], ...TOPICS].map(([name, label]) => (
            <label key={name} className="line target pill small gap-2 tone-tint">
              <input type="radio" name="topic" value={name} defaultChecked={name === ''} />
              <span>{label}</span>
            </label>
          ))}
        </fieldset>
      )}
      <ul role="list" className={styles.wall}>
        {reviews.map((review) => (
          <li key={review.id} data-topics={review.topics?.join(' ')}>
            <ReviewCard review={review} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The link to all reviews, on the practice's profile at the review site. */
function SourceLink({source}: {source: string}): ReactNode {
  const profile = practice.social.find(({name}) => name === source);
  return (
    profile && <OutsideLink href={profile.url}>{interpolate(labels.readAll, {source})}</OutsideLink>
  );
}

function ReviewCard({review: {name, source, date, paragraphs}}: {review: Review}): ReactNode {
  const isShort = paragraphs.join(' ').length <= MAX_SHORT_LENGTH;
  return (
    <Card
      as="figure"
      tone={isShort ? 'tint' : 'surface'}
      padding="small"
      className={clsx('gap-4', isShort && styles.short)}
    >
      <blockquote className={styles.words}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </blockquote>
      <figcaption className={styles.caption}>
        <span className={styles.initials} aria-hidden="true" data-print="hide">
          {name.replaceAll('.', '').slice(0, 2)}
        </span>
        <span>
          <strong translate="no">{name}</strong>
          <span className="row fine">{interpolate(labels.origin, {date, source})}</span>
        </span>
        <span className="quiet">
          <Icon name={SOURCE_ICONS[source]} />
        </span>
      </figcaption>
    </Card>
  );
}
