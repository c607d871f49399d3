import useBrokenLinks from '@docusaurus/useBrokenLinks';
import englishLabels from '@generated/site-content/default/labels/home.json';
import englishPractice from '@generated/site-content/default/practice.json';
import englishPromotions from '@generated/site-content/default/promotions.json';
import type {ComponentProps, ReactNode} from 'react';
import {interpolate, formatLongDate} from '@dental/practice';
import {usePicture} from '../../hooks/usePicture';
import Button from '../Button';
import Card from '../Card';
import Dated from '../Dated';
import EditLink from '../preview/EditLink';
import {PreparedPicture} from '../Picture';
import {useLocale, useWords} from '../../language';
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
 * banner welcomes new patients. The page has both, and all fill the same room.
 */
export default function PromotionBanner({image, children}: Props): ReactNode {
  const locale = useLocale();
  const practice = useWords('practice', englishPractice);
  const promotions = useWords('promotions', englishPromotions);
  const labels = useWords('labels/home', englishLabels);
  useBrokenLinks().collectAnchor(ID);
  const welcome = usePicture(image);
  return (
    <Card as="section" tone="night" padding="none" className={styles.banner} id={ID}>
      {promotions.map(({heading, text, starts, ends, links, image: picture = welcome}) => (
        <Dated key={heading} from={starts} to={ends} className={styles.offer}>
          <OfferPicture picture={picture} />
          <div className={styles.text}>
            <h2>{heading}</h2>
            <p>
              {text} {interpolate(labels.promotionEnds, {day: formatLongDate(ends, locale)})}
            </p>
            <div className="row gap-3">
              {links.map(({label, url}) => (
                <Button key={url} to={url} look="light">
                  {label}
                </Button>
              ))}
            </div>
          </div>
        </Dated>
      ))}
      <div className={styles.offer}>
        <OfferPicture picture={welcome} />
        <div className={styles.text}>
          <h2>{practice.standing}</h2>
          {children}
          {practice.paths.includes('/new-patients') && (
            <div className="row gap-3">
              <Button to="/new-patients" look="light">
                {labels.firstVisit}
              </Button>
            </div>
          )}
        </div>
      </div>
      <EditLink file="_practice/promotions.yml" look="top">
        Edit the promotions
      </EditLink>
    </Card>
  );
}

function OfferPicture({picture}: {picture: ComponentProps<typeof PreparedPicture>['picture']}) {
  return (
    <PreparedPicture
      picture={picture}
      alt=""
      sizes="(min-width: 54rem) 30rem, 92vw"
      className={styles.picture}
    />
  );
}
