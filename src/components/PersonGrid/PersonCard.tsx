import englishLabels from '@generated/site-content/default/labels/people.json';
import type {ReactNode} from 'react';
import {interpolate} from '@dental/practice';
import type {PersonCardData} from '@site/src/data';
import Card from '../Card';
import CardLink from '../Card/CardLink';
import EditLink from '../preview/EditLink';
import {PreparedPicture} from '../Picture';
import {useChoiceFacts} from './useChoiceFacts';
import {useWords} from '../../language';
import styles from './styles.module.css';

interface Props {
  person: PersonCardData;
  /**
   * `full` has the portrait next to the text, in a card; `compact` has the text under it, without
   * one.
   */
  look?: 'compact' | 'full';
  description?: string | undefined;
  /** True if the card may be in view when the page opens. */
  eager?: boolean;
}

/**
 * A team member: portrait in an arch, name, role, and a link to their page that covers the card.
 */
export default function PersonCard({
  person,
  look = 'compact',
  description,
  eager = false,
}: Props): ReactNode {
  const labels = useWords('labels/people', englishLabels);
  const {path, name, expertise, degree, image} = person;
  const choiceFacts = useChoiceFacts(person);
  const facts = look === 'full' ? choiceFacts : [];
  const content = (
    <>
      <PreparedPicture
        picture={image}
        alt=""
        sizes="(min-width: 48rem) 18rem, 40vw"
        eager={eager}
        className={styles.portrait}
      />
      <div className={styles.text}>
        <h3 className={styles.name} translate="no">
          {name}
        </h3>
        <p className={styles.role}>
          {look === 'full' && degree ? `${expertise}, ${degree}` : expertise}
        </p>
        {description && <p className={styles.about}>{description}</p>}
        {facts.length > 0 && (
          <dl className={styles.choice}>
            {facts.map(({label, text}) => (
              <div key={label}>
                <dt>{`${label}:`}</dt> <dd>{text}</dd>
              </div>
            ))}
          </dl>
        )}
        <CardLink to={path} about={interpolate(labels.aboutPerson, {name})}>
          {labels.learnMore}
        </CardLink>
      </div>
      <EditLink file={`${path.slice(1)}.mdx`} look="corner">
        <span>Edit</span>
        <span className="visually-hidden" translate="no">{` ${name}`}</span>
      </EditLink>
    </>
  );
  if (look === 'compact') return <article className={styles.card}>{content}</article>;
  return (
    <Card as="article" padding="small" className={styles.card}>
      {content}
    </Card>
  );
}
