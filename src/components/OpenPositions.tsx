import positions from '@generated/site-content/default/positions.json';
import type {ReactNode} from 'react';
import Card from './Card';

/**
 * The open positions.
 * @param children the text while there is none
 */
export default function OpenPositions({children}: {children: ReactNode}): ReactNode {
  if (positions.length === 0) return children;
  return (
    <ul role="list" className="stack gap-5" data-wide>
      {positions.map(({title, text}) => (
        <Card as="li" key={title} padding="small" className="gap-2">
          <h3 className="heading-4">{title}</h3>
          <p className="measure">{text}</p>
        </Card>
      ))}
    </ul>
  );
}
