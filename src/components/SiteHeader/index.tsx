import type {ReactNode} from 'react';

// TO BE WRITTEN
export default function SiteHeader(): ReactNode {
  return <div>SiteHeader</div>;
}
