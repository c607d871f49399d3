import type {ReactNode} from 'react';
import type {PersonCardData} from '@site/src/data';
import Card from '../../components/Card';
import PeopleList from './PeopleList';
import styles from './pageActions.module.css';

interface Props {
  heading: string;
  /** A sentence or two under the heading. */
  text: ReactNode;
  /** Colleagues, between the text and the buttons. */
  people?: readonly PersonCardData[];
  /** The buttons. */
  children: ReactNode;
}

/** The next step, at the end of a page. */
export default function PageActions({heading, text, people, children}: Props): ReactNode {
  return (
    <Card as="section" tone="tint" padding="large" className="gap-3" data-print="hide">
      <h2 className="heading-3">{heading}</h2>
      <p>{text}</p>
      {people && <PeopleList people={people} />}
      <div className={styles.buttons}>{children}</div>
    </Card>
  );
}
