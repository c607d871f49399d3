import type {ReactNode} from 'react';
import {GalleryContext} from '../components/SmileGallery/galleryContext';
import type {GalleryPageData} from '@dental/content';
import Page, {type MdxContent} from './Page';

/** A further page of the unfiltered smile gallery: the same words, other cases. */
export default function GalleryPage({
  content,
  gallery,
}: {
  content: MdxContent;
  gallery: GalleryPageData;
}): ReactNode {
  return (
    <GalleryContext value={gallery}>
      <Page content={content} />
    </GalleryContext>
  );
}
