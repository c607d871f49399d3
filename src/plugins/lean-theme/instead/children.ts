/* Stands in for a component of the theme around all pages that does nothing on this site. */

import type {ReactNode} from 'react';

/** Draws what is in it. */
export default function Around({children}: {children: ReactNode}): ReactNode {
  return children;
}
