import Head from '@docusaurus/Head';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {usePicture} from '../../hooks/usePicture';
import type {Picture as Prepared} from '@dental/content';
import styles from './styles.module.css';

interface PreparedProps {
  picture: Prepared;
  /** The alternative text; empty if the text next to the picture says the same. */
  alt: string;
  /** Its displayed width, as in the `sizes` attribute. */
  sizes?: string | undefined;
  /** True if it is in view when the page opens. The browser then loads it first. */
  preload?: boolean;
  /**
   * True if it may be in view when the page opens on a wide screen. It is then not loaded lazily.
   */
  eager?: boolean;
  className?: string | undefined;
}

/** A prepared picture in the browser's best format and width, in a box that reserves its space. */
export function PreparedPicture({
  picture,
  alt,
  sizes = '100vw',
  preload = false,
  eager = preload,
  className,
}: PreparedProps): ReactNode {
  const {src, width, height, sources, tone} = picture;
  return (
    <picture className={clsx(styles.picture, `tone-${tone}`, className)}>
      {preload && <Preload picture={picture} sizes={sizes} />}
      {sources.map(({type, srcset}) => (
        <source key={type} type={type} srcSet={srcset} sizes={sizes} />
      ))}
      <img
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={preload ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
  );
}

function Preload({picture: {src, sources}, sizes}: {picture: Prepared; sizes: string}): ReactNode {
  const [best] = sources;
  return (
    <Head>
      {best ? (
        <link
          rel="preload"
          as="image"
          type={best.type}
          imageSrcSet={best.srcset}
          imageSizes={sizes}
          fetchPriority="high"
        />
      ) : (
        <link rel="preload" as="image" href={src} fetchPriority="high" />
      )}
    </Head>
  );
}

interface InTextProps {
  image: string;
  alt: string;
  eager?: boolean;
}

/**
 * A picture in the text of a page.
 * @param image its path under `static/img` without the extension, such as `facility/lounge`
 * @param eager true above the first heading (src/config/pictures.ts)
 */
export default function Picture({image, alt, eager = false}: InTextProps): ReactNode {
  const sizes = '(min-width: 62rem) 48rem, 100vw';
  return (
    <PreparedPicture
      picture={usePicture(image)}
      alt={alt}
      sizes={sizes}
      eager={eager}
      className={styles.inText}
    />
  );
}
