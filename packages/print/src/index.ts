export {makeForms} from './forms';
export {
  HEADING_FONT,
  type SiteFont,
  TEXT_FONT,
  outlineText,
  openFont,
  openSiteFont,
  measureEms,
} from './pictures/fontOutlines';
export {AssetCache, createCacheKey} from './pictures/assetCache';
export {makeOpenGraphPictures} from './pictures/openGraph';
export {deleteOriginals} from './pictures/deleteOriginals';
export {mixColors} from './pictures/mixColors';
export {renderReviewCards} from './reviewCard';
export {preparePicture} from './pictures/prepare';
