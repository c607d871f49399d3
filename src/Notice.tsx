/** @jsxRuntime automatic */
import type {ReactNode} from 'react';
import {toPhoneLink} from '@dental/practice';
import type {NoticeData} from './data/notices';

interface Props {
  notice: NoticeData;
  hidden?: boolean;
  /** The address that counts a tap on the phone number, if the practice counts them. */
  ping?: string | undefined;
}

/**
 * A notice for today, above everything else on the page. The build puts it outside of React, so
 * that no script has to load (src/build/notices).
 */
export default function Notice({notice, hidden, ping}: Props): ReactNode {
  const {text, lang, end, from, until, phone, link} = notice;
  return (
    <div
      className="notice"
      role="alert"
      data-print="outline"
      hidden={hidden}
      data-from={from}
      data-until={until}
      data-phone={phone?.number}
    >
      <p className="row line column">
        <span>
          <strong lang={lang}>{text}</strong> <span>{end}</span>
        </span>{' '}
        {(phone ?? link) && (
          <span className="row">
            {phone && (
              <a href={toPhoneLink(phone.number)} ping={ping}>
                {phone.label}
              </a>
            )}{' '}
            {link && <a href={link.url}>{link.label}</a>}
          </span>
        )}
      </p>
    </div>
  );
}
