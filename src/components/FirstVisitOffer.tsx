import offer from '@generated/site-content/default/first-visit-offer.json';
import englishLabels from '@generated/site-content/default/labels/costs.json';
import type {ReactNode} from 'react';
import {formatLongDate, formatWholeDollars, interpolate} from '@dental/practice';
import {useToday} from '../hooks/useToday';
import Card from './Card';
import {useLocale, useWords} from '../language';
import BookLink from './links/BookLink';

/** The price of a first visit without insurance, with its terms, until the offer's last day. */
export default function FirstVisitOffer(): ReactNode {
  const labels = useWords('labels/costs', englishLabels);
  const locale = useLocale();
  const today = useToday();
  if (!offer || today > offer.ends) return null;
  return (
    <Card padding="small" className="gap-3" data-offer>
      <p className="heading-4 strong">
        {interpolate(labels.firstVisit, {amount: formatWholeDollars(offer.dollars)})}
      </p>
      <p className="measure">
        <span>
          {interpolate(labels.firstVisitTerms, {day: formatLongDate(offer.ends, locale)})}
        </span>{' '}
        <BookLink>{labels.bookFirstVisit}</BookLink>
      </p>
    </Card>
  );
}
