import testimonials from '@generated/site-content/default/testimonials.json';
import type {ReactNode} from 'react';
import Band from '../Band';
import Icon from '../Icon';
import Split from '../Split';
import Words from '../Words';
import styles from './styles.module.css';

interface Props {
  heading: string;
  /** A few words beside the quotations. */
  children?: ReactNode;
}

/** What patients said, one at a time in a row that scrolls (specification, sections 2 and 9). */
export default function Testimonials({heading, children}: Props): ReactNode {
  return (
    <Band tone="teal">
      <Split wide="second">
        <div className={styles.intro}>
          <Words heading={heading}>{children}</Words>
        </div>
        <div className={styles.row} role="region" aria-label={heading} tabIndex={0}>
          <ul className={styles.slides}>
            {testimonials.map((testimonial) => (
              <li key={testimonial.id} className={styles.slide}>
                <figure className={styles.quotation}>
                  <Icon name="quote" />
                  <blockquote>
                    <p>{testimonial.reviews}</p>
                  </blockquote>
                  <figcaption>
                    <strong>{testimonial.name}</strong>
                    {testimonial.subTitle}
                  </figcaption>
                </figure>
              </li>
            ))}
          </ul>
        </div>
      </Split>
    </Band>
  );
}
