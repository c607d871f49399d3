export {default} from '@site/src/components/PreviewRibbon';
