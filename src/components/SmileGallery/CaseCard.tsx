import labels from '@generated/site-content/default/labels/gallery.json';
import type {MouseEventHandler, ReactNode} from 'react';
import {interpolate} from '@dental/practice';
import type {CaseData, Picture} from '@dental/content';
import Card from '../Card';
import Icon from '../Icon';
import {PreparedPicture} from '../Picture';
import styles from './caseCard.module.css';

interface Props {
  smileCase: CaseData;
  /** Whether its pictures are seen at once, before anybody scrolls. */
  soon?: boolean;
  /** What opens a picture over the page: 0 is before, 1 after, 2 both under a handle. Without scripts each picture is a link to its file. */
  opening(this: void, which: 0 | 1 | 2): MouseEventHandler<HTMLAnchorElement>;
}

/** A case of the smile gallery: before and after side by side, who the patient was, and what was done. */
export default function CaseCard({smileCase, soon = false, opening}: Props): ReactNode {
  const {
    id,
    heading,
    age,
    gender,
    treatment,
    category,
    descriptions,
    before,
    after,
    beforeAlt,
    afterAlt,
  } = smileCase;
  const [first, ...more] = descriptions;
  return (
    <Card as="article" padding="none" className={styles.card} aria-labelledby={`case-${id}`}>
      <div className={styles.pictures}>
        <State
          label={labels.before}
          picture={before}
          soon={soon}
          alt={beforeAlt ?? interpolate(labels.smileBefore, {treatment})}
          open={opening(0)}
        />
        <State
          label={labels.after}
          picture={after}
          soon={soon}
          alt={afterAlt ?? interpolate(labels.smileAfter, {treatment})}
          open={opening(1)}
        />
      </div>
      <div className={styles.story}>
        <div className={styles.summary}>
          <p className={styles.category}>{category}</p>
          <h3 id={`case-${id}`}>{heading}</h3>
          <p data-print="hide">
            <a href={after.src} onClick={opening(2)} className="line-within target" data-replay="">
              {labels.compare}
              <span className="visually-hidden">: {heading}</span>
            </a>
          </p>
          <dl className={styles.facts}>
            <Fact name={labels.age} value={age} />
            <Fact name={labels.gender} value={gender} />
            <Fact name={labels.treatment} value={treatment} />
          </dl>
        </div>
        <div className={styles.words}>
          <p>{first}</p>
          {more.length > 0 && (
            <details className={styles.more} data-print="open">
              <summary className="line-within target strong gap-2" data-print="hide">
                {labels.more}
                <span className="visually-hidden">: {heading}</span>
                <Icon name="chevron-down" />
              </summary>
              {more.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </details>
          )}
        </div>
      </div>
    </Card>
  );
}

interface StateProps {
  label: string;
  picture: Picture;
  soon: boolean;
  alt: string;
  open: MouseEventHandler<HTMLAnchorElement>;
}

function State({label, picture, soon, alt, open}: StateProps): ReactNode {
  return (
    <figure className={styles.state}>
      <a href={picture.src} onClick={open} className={styles.open} data-replay="">
        <PreparedPicture
          picture={picture}
          alt={alt}
          soon={soon}
          sizes="(min-width: 62rem) 38rem, 50vw"
        />
      </a>
      <figcaption className="on-picture">{label}</figcaption>
    </figure>
  );
}

function Fact({name, value}: {name: string; value: string}): ReactNode {
  return (
    <div>
      <dt className="quiet">{name}</dt>
      <dd className="strong">{value}</dd>
    </div>
  );
}
