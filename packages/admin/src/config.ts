import {collectionsOf} from './collections';
import type {Backend, Settings} from './settings';

/** The configuration of the editor: every save is a branch with a pull request, and nothing is published from here. */
export function configOf(settings: Settings) {
  return {
    load_config_file: false,
    backend: backendOf(settings.backend),
    publish_mode: 'editorial_workflow',
    media_folder: 'static/img',
    public_folder: '/img',
    show_preview_links: true,
    site_url: '/',
    logo: {src: '/img/brand/icon-192.png', show_in_header: false},
    slug: {encoding: 'ascii', clean_accents: true},
    collections: collectionsOf(settings),
  };
}

function backendOf(backend: Backend) {
  if (backend.name === 'proxy') return {name: 'proxy', proxy_url: backend.address, branch: backend.branch};
  const {repo, branch, signInAt} = backend;
  return {
    name: 'github',
    repo,
    branch,
    ...(signInAt === undefined ? {} : {base_url: signInAt}),
    squash_merges: true,
    commit_messages: {
      create: 'Adds {{collection}}: {{slug}}',
      update: 'Changes {{collection}}: {{slug}}',
      uploadMedia: 'Adds the picture {{path}}',
    },
  };
}
