import homePage from '@generated/site-content/default/pages/index.json';
import type {VideoData} from '@site/src/plugins/site-content/pageData';
import type {Picture} from '@site/src/pictures/prepare';

/** The name of the picture and the id of the film that the styleguide shows. */
export const EXAMPLE = 'example';

const DRAWING: Picture = {src: '/img/art/not-found.svg', width: 800, height: 600, sources: [], tone: 'sage'};

const [picture = DRAWING] = Object.values<Picture>(homePage.pictures);

const FILM: VideoData = {
  id: EXAMPLE,
  title: 'A film',
  description: 'An example of a film.',
  provider: 'file',
  player: '',
  seconds: 60,
  watch: '/videos/example.mp4',
  embed: '/videos/example.mp4',
  transcript: [],
  poster: picture,
};

const [film = FILM] = Object.values<VideoData>(homePage.videos);

/** A picture and a film of the home page, whichever practice it is of; one of no practice where it has none. */
export const EXAMPLES = {pictures: {[EXAMPLE]: picture}, videos: {[EXAMPLE]: film}};
