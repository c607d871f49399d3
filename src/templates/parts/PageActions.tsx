import type {ReactNode} from 'react';
import Card from '../../components/Card';
import styles from './pageActions.module.css';

interface Props {
  heading: string;
  /** A sentence or two under the heading. */
  text: ReactNode;
  /** More than words, between the text and the buttons. */
  middle?: ReactNode;
  /** The buttons. */
  children: ReactNode;
}

/** The next step, at the end of a page. */
export default function PageActions({heading, text, middle, children}: Props): ReactNode {
  return (
    <Card as="section" tone="tint" padding="large" className="gap-3" data-print="hide">
      <h2 className="heading-3">{heading}</h2>
      <p>{text}</p>
      {middle && <div>{middle}</div>}
      <div className={styles.buttons}>{children}</div>
    </Card>
  );
}
