import type {ReactNode} from 'react';

// TO BE WRITTEN
export default function ServiceGrid({children}: {children?: ReactNode; [name: string]: unknown}): ReactNode {
  return <div>{children}</div>;
}
