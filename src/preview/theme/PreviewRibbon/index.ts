export {default} from '@site/src/components/preview/PreviewRibbon';
