import '../language/spanish';
import Head from '@docusaurus/Head';
import NotFound from '@theme/NotFound';
import type {ReactNode} from 'react';

/**
 * The page for unknown addresses below `/es`. The router knows only its own path, so the address in
 * the browser changes to that. A host without our rules sends the page with status 200.
 */
export default function SpanishNotFound(): ReactNode {
  return (
    <>
      <Head>
        <html lang="es" />
        <meta name="robots" content="noindex" />
      </Head>
      <NotFound />
    </>
  );
}
