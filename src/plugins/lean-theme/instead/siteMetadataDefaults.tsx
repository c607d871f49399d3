/* Stands in for what Docusaurus says in the head of pages that do not say it themselves. */

import Head from '@docusaurus/Head';
import type {ReactNode} from 'react';

/** Keeps the one tag that no page of ours has by itself. Language and direction stay as the build has written them. */
export default function SiteMetadataDefaults(): ReactNode {
  return (
    <Head>
      <meta name="viewport" content="width=device-width, initial-scale=1.0" />
    </Head>
  );
}
