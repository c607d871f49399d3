import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import {
  getLanguage,
  SEARCH_PATH,
  stripPageNumber,
  toEnglishPath,
  toSpanishPath,
} from '@dental/practice';
import {GalleryContext} from '../components/SmileGallery/galleryContext';
import {usePage} from '../hooks/usePage';
import {usePreview} from '../hooks/usePreview';
import {useContext} from 'react';

/**
 * The page's metadata for browsers, search engines, and social networks (specification, sections 1
 * and 2). Docusaurus adds the canonical link. The build adds structured data afterwards, because
 * browsers don't need it (src/build/index.ts).
 */
export default function HeadData(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {frontMatter, path, hasTranslation} = usePage();
  const galleryPage = useContext(GalleryContext)?.page ?? 1;
  const preview = usePreview();
  const isSpanish = getLanguage(path) === 'es';
  const english = isSpanish ? toEnglishPath(path) : path;
  const isHidden = frontMatter.unlisted === true || english === SEARCH_PATH;
  const isHome = frontMatter.kind === 'home';
  const suffix = galleryPage > 1 ? `, page ${galleryPage}` : '';
  const title = frontMatter.title.replace(/( \||$)/, `${suffix}$1`);
  const description = frontMatter.description.replace(/\.?$/, `${suffix}$&`);
  const pictureName = path === '/' ? 'index' : stripPageNumber(path).slice(1);
  const picture = `${siteConfig.url}/img/og/${pictureName}.png`;
  return (
    <Head>
      {isSpanish && <html lang="es" />}
      <title>{title}</title>
      <meta name="description" content={description} />
      {!preview && <meta name="robots" content={isHidden ? 'noindex,follow' : 'index,follow'} />}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={isHome ? 'page' : 'article'} />
      <meta property="og:locale" content={isSpanish ? 'es_us' : 'en_us'} />
      {hasTranslation &&
        [
          ['en-US', english],
          ['es', toSpanishPath(english)],
          ['x-default', english],
        ].map(([language, other]) => (
          <link key={language} rel="alternate" hrefLang={language} href={siteConfig.url + other} />
        ))}
      <meta property="og:site_name" content={siteConfig.title} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={frontMatter.heading} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={picture} />
    </Head>
  );
}
