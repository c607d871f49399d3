import type {Plugin} from '@docusaurus/types';
import {join} from 'node:path';

/**
 * Takes out of the theme what no visitor uses. Infima's style sheet gives way to the few variables that the
 * theme's remaining parts read, and Prism, which would colour code, to a stub: the site shows no code.
 */
export default function leanTheme(): Plugin {
  return {
    name: 'lean-theme',
    configureWebpack: () => ({
      resolve: {
        alias: {
          [require.resolve('infima/dist/css/default/default.css')]: join(__dirname, '../../css/infima.css'),
          'prism-react-renderer': join(__dirname, 'prism.ts'),
        },
      },
    }),
  };
}
