export {makeForms} from './forms';
export {
  HEADING_FONT,
  type SiteFont,
  TEXT_FONT,
  fontOutlines,
  openFont,
  openSiteFont,
  widthInEms,
} from './pictures/fontOutlines';
export {AssetCache, keyOf} from './pictures/assetCache';
export {makeOpenGraphPictures} from './pictures/openGraph';
export {withholdOriginals} from './pictures/originals';
export {mix} from './pictures/mix';
export {preparePicture} from './pictures/prepare';
