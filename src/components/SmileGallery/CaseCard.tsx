import labels from '@generated/site-content/default/labels/gallery.json';
import type {MouseEventHandler, ReactNode} from 'react';
import {interpolate} from '@dental/practice';
import type {Picture} from '@dental/content';
import type {CaseData} from '@site/src/data';
import Card from '../Card';
import Icon from '../Icon';
import {PreparedPicture} from '../Picture';
import styles from './caseCard.module.css';

interface Props {
  smileCase: CaseData;
  /** True if its pictures are visible without scrolling. */
  eager?: boolean;
  /** Makes the click handler that opens a view in the lightbox instead of the file. */
  openHandler(this: void, view: CaseView): MouseEventHandler<HTMLAnchorElement>;
}

/** The views of a case in the lightbox; `both` compares them with a handle. */
export type CaseView = 'before' | 'after' | 'both';

/** A case of the smile gallery: pictures before and after, the patient, and the story. */
export default function CaseCard({smileCase, eager = false, openHandler}: Props): ReactNode {
  const {id, heading, treatment, before, after} = smileCase;
  const [firstParagraph, ...moreParagraphs] = smileCase.descriptions;
  return (
    <Card as="article" padding="none" className={styles.card} aria-labelledby={`case-${id}`}>
      <div className={styles.pictures}>
        <State
          label={labels.before}
          picture={before}
          eager={eager}
          alt={smileCase.beforeAlt ?? interpolate(labels.smileBefore, {treatment})}
          onClick={openHandler('before')}
        />
        <State
          label={labels.after}
          picture={after}
          eager={eager}
          alt={smileCase.afterAlt ?? interpolate(labels.smileAfter, {treatment})}
          onClick={openHandler('after')}
        />
      </div>
      <div className={styles.story}>
        <div className={styles.summary}>
          <p className={styles.category}>{smileCase.category}</p>
          <h3 id={`case-${id}`}>{heading}</h3>
          <p data-print="hide">
            <a
              href={after.src}
              onClick={openHandler('both')}
              className="line-within target"
              data-replay=""
            >
              <span>{labels.compare}</span>
              <span className="visually-hidden">{`: ${heading}`}</span>
            </a>
          </p>
          <dl className={styles.facts}>
            <Fact name={labels.age} value={smileCase.age} />
            <Fact name={labels.gender} value={smileCase.gender} />
            <Fact name={labels.treatment} value={treatment} />
          </dl>
        </div>
        <div className={styles.words}>
          <p>{firstParagraph}</p>
          {moreParagraphs.length > 0 && (
            <details className={styles.more} data-print="open">
              <summary className="line-within target strong gap-2" data-print="hide">
                <span>{labels.more}</span>
                <span className="visually-hidden">{`: ${heading}`}</span>
                <Icon name="chevron-down" />
              </summary>
              {moreParagraphs.map((paragraph) => (
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
  eager: boolean;
  alt: string;
  onClick: MouseEventHandler<HTMLAnchorElement>;
}

function State({label, picture, eager, alt, onClick}: StateProps): ReactNode {
  return (
    <figure className={styles.state}>
      <a href={picture.src} onClick={onClick} className={styles.open} data-replay="">
        <PreparedPicture
          picture={picture}
          alt={alt}
          eager={eager}
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
