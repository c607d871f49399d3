import {Fragment, type ReactNode} from 'react';

/** The opening hours of a day. If there is a break, each part of the day stays on one line. */
export default function DayTimes({times}: {times: readonly string[]}): ReactNode {
  if (times.length === 1) return <span>{times[0]}</span>;
  return times.map((time, index) => (
    <Fragment key={time}>
      {index > 0 && ' '}
      <span className="line-within">{index < times.length - 1 ? `${time},` : time}</span>
    </Fragment>
  ));
}
