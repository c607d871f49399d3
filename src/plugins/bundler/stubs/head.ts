import {Children, isValidElement, type ReactElement, type ReactNode, useEffect} from 'react';

interface Props {
  children?: ReactNode;
}

export function HelmetProvider({children}: Props): ReactNode {
  return children;
}

/**
 * Puts titles, metadata, and links into the head, as React 19 does for them, and sets attributes
 * of `html`. The built page has its preloads, and after that they come too late.
 */
export function Helmet({children}: Props): ReactNode {
  const elements = Children.toArray(children).filter((child) =>
    isValidElement<Record<string, string>>(child),
  );
  // The built page has its language, which never changes in a document.
  const html = elements.find(({type, props}) => type === 'html' && props.lang === undefined);
  useEffect(() => setAttributes(html));
  return elements.filter(({type, props}) => type !== 'html' && props.rel !== 'preload');
}

function setAttributes(html?: ReactElement<Record<string, string>>): void {
  for (const [name, value] of Object.entries(html?.props ?? {}))
    document.documentElement.setAttribute(name, value);
}
