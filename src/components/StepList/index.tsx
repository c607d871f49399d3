import type {ReactNode} from 'react';

// TO BE WRITTEN
export default function StepList({children}: {children?: ReactNode; [name: string]: unknown}): ReactNode {
  return <div>{children}</div>;
}
