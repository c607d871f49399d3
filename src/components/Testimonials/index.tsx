import labels from '@generated/site-content/default/labels/reviews.json';
import testimonials from '@generated/site-content/default/testimonials.json';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import {useInView} from '../../hooks/useInView';
import Card from '../Card';
import type CarouselComponent from './Carousel';
import Icon from '../Icon';
import MediaSection from '../layout/MediaSection';
import BlockText from '../Prose/BlockText';
import styles from './styles.module.css';

interface Props {
  heading: string;
  /** A short text next to the quotations. */
  children?: ReactNode;
}

/**
 * Patient testimonials (specification, sections 2 and 9): a scrolling row, which scripts turn into
 * a carousel when it comes near the screen.
 */
export default function Testimonials({heading, children}: Props): ReactNode {
  const container = useRef<HTMLDivElement>(null);
  const isNear = useInView(container);
  const [Carousel, setCarousel] = useState<typeof CarouselComponent>();
  useEffect(() => {
    if (!isNear) return;
    import('./Carousel').then(
      (module) => setCarousel(() => module.default),
      () => undefined, // Keep the row.
    );
  }, [isNear]);
  return (
    <MediaSection tone="night" wide="second">
      <div className={styles.intro}>
        <BlockText heading={heading}>{children}</BlockText>
      </div>
      <div ref={container} className={styles.place}>
        {Carousel ? (
          <Carousel label={heading} slides={testimonials.map(renderQuotation)} />
        ) : (
          <Row label={heading} />
        )}
      </div>
    </MediaSection>
  );
}

function Row({label}: {label: string}): ReactNode {
  return (
    <>
      <div className={styles.row} role="region" aria-label={label} tabIndex={0}>
        <ul role="list" className={styles.slides}>
          {testimonials.map((testimonial) => (
            <li key={testimonial.id} className={styles.slide}>
              {renderQuotation(testimonial)}
            </li>
          ))}
        </ul>
      </div>
      <p className={styles.more} data-print="hide">
        <span>{labels.scroll}</span>
        <Icon name="arrow-right" />
      </p>
    </>
  );
}

function renderQuotation({reviews, name, subTitle}: (typeof testimonials)[number]): ReactNode {
  return (
    <Card as="figure" tone="main" padding="large" className={styles.quotation}>
      <Icon name="quote" />
      <blockquote>
        <p>{reviews}</p>
      </blockquote>
      <figcaption className="row gap-4">
        <strong translate="no">{name}</strong>
        <span>{subTitle}</span>
      </figcaption>
    </Card>
  );
}
