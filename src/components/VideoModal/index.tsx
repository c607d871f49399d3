import type {ReactNode} from 'react';

// TO BE WRITTEN
export default function VideoModal({children}: {children?: ReactNode; [name: string]: unknown}): ReactNode {
  return <div>{children}</div>;
}
