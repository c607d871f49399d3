import type {ReactNode} from 'react';
import {GalleryContext} from '../components/SmileGallery/galleryContext';
import type {GalleryPageData} from '@site/src/data';
import Page, {type MdxContent} from './Page';

interface Props {
  content: MdxContent;
  gallery: GalleryPageData;
}

/** Page 2 or later of the unfiltered smile gallery: the same text with other cases. */
export default function GalleryPage({content, gallery}: Props): ReactNode {
  return (
    <GalleryContext value={gallery}>
      <Page content={content} />
    </GalleryContext>
  );
}
