/** The one that fits what the build is for; see index.ts. */
declare module '@theme/PreviewRibbon' {
  export {default} from '@site/src/components/preview/PreviewRibbon';
}
