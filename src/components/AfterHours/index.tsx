import englishPlaces from '@generated/site-content/default/after-hours.json';
import type {ReactNode} from 'react';
import {toPhoneLink} from '@dental/practice';
import {useWords} from '../../language';
import CountedLink from '../links/CountedLink';
import OutsideLink from '../links/OutsideLink';

/**
 * Places that help while the office is closed: an emergency room and, if listed, a dental hotline.
 */
export default function AfterHours(): ReactNode {
  const places = useWords('after-hours', englishPlaces);
  return (
    <ul role="list" className="stack measure gap-5" data-after-hours>
      {places.map(({name, what, phone, address, map}) => (
        <li key={name}>
          <strong>{name}</strong>
          <p>{what}</p>
          <p>
            <CountedLink href={toPhoneLink(phone)} className="unbroken">
              {phone}
            </CountedLink>
          </p>
          {address && (
            <p translate="no">
              {map ? <OutsideLink href={map}>{address}</OutsideLink> : <span>{address}</span>}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
