import type {ReactNode} from 'react';
import {usePage} from '../hooks/usePage';

// TO BE WRITTEN
export default function LegalPage({children}: {children: ReactNode}): ReactNode {
  return (
    <article>
      <h1>{usePage().frontMatter.heading}</h1>
      {children}
    </article>
  );
}
