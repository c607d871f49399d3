import useBrokenLinks from '@docusaurus/useBrokenLinks';
import labels from '@generated/site-content/default/labels/home.json';
import practice from '@generated/site-content/default/practice.json';
import promotions from '@generated/site-content/default/promotions.json';
import type {ReactNode} from 'react';
import {interpolate, formatLongDate, findPromotion} from '@dental/practice';
import {usePicture} from '../../hooks/usePicture';
import {useToday} from '../../hooks/useToday';
import Button from '../Button';
import Card from '../Card';
import EditLink from '../preview/EditLink';
import {PreparedPicture} from '../Picture';
import styles from './styles.module.css';

interface Props {
  /** The picture while there is no promotion. */
  image: string;
  /** The text for new patients while there is no promotion. */
  children: ReactNode;
}

const ID = 'promotions';

/**
 * The current promotion, with links to its posts (specification, section 1). If there is none, the
 * banner welcomes new patients, so the page doesn't shift when a script finds out which day it is.
 */
export default function PromotionBanner({image, children}: Props): ReactNode {
  useBrokenLinks().collectAnchor(ID);
  const today = useToday();
  const welcome = usePicture(image);
  const promotion = findPromotion(promotions, today);
  return (
    <Card as="section" tone="night" padding="none" className={styles.banner} id={ID}>
      <PreparedPicture
        picture={promotion?.image ?? welcome}
        alt=""
        sizes="(min-width: 54rem) 30rem, 92vw"
        className={styles.picture}
      />
      <div className={styles.text}>
        <h2>{promotion ? promotion.heading : practice.standing}</h2>
        {promotion ? (
          <p>
            {promotion.text}{' '}
            {interpolate(labels.promotionEnds, {day: formatLongDate(promotion.ends)})}
          </p>
        ) : (
          children
        )}
        <div className="row gap-3">
          {promotion ? (
            promotion.links.map(({label, url}) => (
              <Button key={url} to={url} look="light">
                {label}
              </Button>
            ))
          ) : (
            <Button to="/new-patients" look="light">
              {labels.firstVisit}
            </Button>
          )}
        </div>
      </div>
      <EditLink file="_practice/promotions.yml" look="corner">
        Edit the promotions
      </EditLink>
    </Card>
  );
}
