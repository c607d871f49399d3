import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  heading: string;
  /** A sentence or two under the heading. */
  text: ReactNode;
  /** The buttons. */
  children: ReactNode;
}

/** The next step, at the end of a page. */
export default function PageActions({heading, text, children}: Props): ReactNode {
  return (
    <section className={styles.actions} data-print="hide">
      <h2 className={styles.heading}>{heading}</h2>
      <p>{text}</p>
      <div className={styles.buttons}>{children}</div>
    </section>
  );
}
