import type {ReactNode} from 'react';

// TO BE WRITTEN
export default function ReviewWall({children}: {children?: ReactNode; [name: string]: unknown}): ReactNode {
  return <div>{children}</div>;
}
