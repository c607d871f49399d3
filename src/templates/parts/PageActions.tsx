import type {ReactNode} from 'react';
import Card from '../../components/Card';
import styles from './pageActions.module.css';

interface Props {
  heading: string;
  /** A sentence or two under the heading. */
  text: ReactNode;
  /** Between the text and the buttons. */
  picture?: ReactNode;
  /** The buttons. */
  children: ReactNode;
}

/** The next step, at the end of a page. */
export default function PageActions({heading, text, picture, children}: Props): ReactNode {
  return (
    <Card as="section" tone="tint" padding="large" className="gap-3" data-print="hide">
      <h2 className="heading-3">{heading}</h2>
      <p>{text}</p>
      {picture && <div>{picture}</div>}
      <div className={styles.buttons}>{children}</div>
    </Card>
  );
}
