import type {ReactNode} from 'react';

// TO BE WRITTEN
export default function SiteFooter(): ReactNode {
  return <div>SiteFooter</div>;
}
