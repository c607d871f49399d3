import labels from '@generated/site-content/default/labels/people.json';
import type {ReactNode} from 'react';
import {interpolate} from '@dental/practice';
import type {PersonCardData} from '@dental/content';
import Card from '../Card';
import CardLink from '../Card/CardLink';
import EditLink from '../preview/EditLink';
import {PreparedPicture} from '../Picture';
import {listChoiceFacts} from './listChoiceFacts';
import styles from './styles.module.css';

interface Props {
  person: PersonCardData;
  /** `full` is a card with the portrait beside the words; `compact` has the words under it, and no frame. */
  look?: 'compact' | 'full';
  /** What to say of the person. */
  about?: string;
  /** Whether the card may be in view when the page opens. */
  soon?: boolean;
}

/** A person of the team: portrait in an arch, name and role, and a link to their page that covers the card. */
export default function PersonCard({
  person: {path, name, expertise, image, ...choice},
  look = 'compact',
  about,
  soon = false,
}: Props): ReactNode {
  const Frame = look === 'full' ? Card : 'article';
  const facts = look === 'full' ? listChoiceFacts(choice) : [];
  return (
    <Frame {...(look === 'full' && {as: 'article', padding: 'small'})} className={styles.card}>
      <PreparedPicture
        picture={image}
        alt=""
        sizes="(min-width: 48rem) 18rem, 40vw"
        soon={soon}
        className={styles.portrait}
      />
      <div className={styles.text}>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.role}>{expertise}</p>
        {about && <p className={styles.about}>{about}</p>}
        {facts.length > 0 && (
          <dl className={styles.choice}>
            {facts.map(({label, text}) => (
              <div key={label}>
                <dt>{label}:</dt> <dd>{text}</dd>
              </div>
            ))}
          </dl>
        )}
        <CardLink to={path} about={interpolate(labels.aboutPerson, {name})}>
          {look === 'full' ? labels.learnMore : labels.viewProfile}
        </CardLink>
      </div>
      <EditLink file={`${path.slice(1)}.mdx`} look="corner">
        Edit<span className="visually-hidden"> {name}</span>
      </EditLink>
    </Frame>
  );
}
