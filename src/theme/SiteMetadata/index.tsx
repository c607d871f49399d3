import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {ReactNode} from 'react';
import {useCurrentPath} from '@site/src/hooks/useCurrentPath';

/** The metadata of every page: its canonical address, and `themeConfig.metadata`. */
export default function SiteMetadata(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {metadata = []} = siteConfig.themeConfig as ThemeConfig;
  const address = siteConfig.url + useCurrentPath();
  return (
    <Head>
      <meta property="og:url" content={address} />
      <link rel="canonical" href={address} />
      {metadata.map((attributes) => (
        <meta key={attributes.name} {...attributes} />
      ))}
    </Head>
  );
}
