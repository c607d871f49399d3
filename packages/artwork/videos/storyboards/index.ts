import {type Storyboard} from '../storyboard';
import {dentistFilms} from './dentists';
import {practiceFilms} from './practice';
import {serviceFilms} from './services';

/** The storyboard of every sample video, by its id in videos.yml. */
export const storyboards: Partial<Record<string, Storyboard>> = {
  ...practiceFilms,
  ...serviceFilms,
  ...dentistFilms,
};
