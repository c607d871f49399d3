import englishLabels from '@generated/site-content/default/labels/page.json';
import practice from '@generated/site-content/default/practice.json';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {interpolate, isPageAt, SEARCH_PATH} from '@dental/practice';
import {usePage} from '../../hooks/usePage';
import Breadcrumb from '../Breadcrumb';
import {PreparedPicture} from '../Picture';
import {useWords} from '../../language';
import styles from './styles.module.css';

/**
 * The top of every inner page: breadcrumb, heading, and a picture (specification, section 2). The
 * picture is the wide `banner` of the front matter, or its `image` in an arch. The search has a
 * line drawing.
 * @param children a short text under the heading
 */
export default function Banner({children}: {children?: ReactNode}): ReactNode {
  const labels = useWords('labels/page', englishLabels);
  const {frontMatter, path, pictures} = usePage();
  const widePicture = frontMatter.banner === undefined ? undefined : pictures[frontMatter.banner];
  const archPicture = 'image' in frontMatter ? pictures[frontMatter.image] : undefined;
  const isPortrait = archPicture !== undefined && archPicture.height > archPicture.width;
  const isPerson = frontMatter.kind === 'dentist' || frontMatter.kind === 'staff';
  const showsArch = !widePicture && archPicture;
  const showsLines = isPageAt(path, SEARCH_PATH) && !practice.missing.includes('lines.svg');
  return (
    <header
      className={clsx(styles.banner, widePicture ? styles.wide : styles.quiet)}
      data-print="banner"
    >
      {widePicture && (
        <PreparedPicture
          picture={widePicture}
          alt=""
          sizes="(min-width: 48rem) 100vw, 42rem"
          preload
          className={styles.picture}
        />
      )}
      <p className={styles.letterhead} data-print="letterhead" translate="no">
        {`${practice.name} · ${practice.street}, ${practice.city} · ${practice.phone}`}
      </p>
      <div className={styles.inner}>
        <div className={styles.words}>
          <Breadcrumb />
          <h1 translate={isPerson ? 'no' : undefined}>{frontMatter.heading}</h1>
          {children}
        </div>
        {showsArch && (
          <PreparedPicture
            picture={archPicture}
            alt={isPortrait ? interpolate(labels.portrait, {name: frontMatter.heading}) : ''}
            sizes="(min-width: 62rem) 30rem, 100vw"
            preload
            className={clsx(styles.frame, isPortrait ? styles.portrait : styles.scene)}
          />
        )}
        {showsLines && <div className={styles.lines} />}
      </div>
    </header>
  );
}
