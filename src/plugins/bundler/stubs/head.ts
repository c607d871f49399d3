import {Children, isValidElement, type ReactNode} from 'react';

interface Props {
  children?: ReactNode;
}

export function HelmetProvider({children}: Props): ReactNode {
  return children;
}

/**
 * Puts titles, metadata, and links into the head, as React 19 does by itself. The built page has
 * its preloads, and after that they come too late.
 */
export function Helmet({children}: Props): ReactNode {
  return Children.toArray(children).filter(
    (child) =>
      isValidElement<{rel?: string; lang?: string}>(child) &&
      child.props.rel !== 'preload' &&
      // The built page has its language, which never changes in a document.
      child.props.lang === undefined,
  );
}
