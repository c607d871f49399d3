import {topic, type Topic} from './topic';

/** Children, and who comes with them. */
export const CHILDREN: readonly Topic[] = [
  topic(
    ['you are? welcome to stay in the room', 'parent* may|can|could stay'],
    [
      'parent|parents|guardian*|mom|dad|moms|dads|family ... not|never|cannot .. allowed|stay|room|come|enter|back|accompany|permitted|inside',
      'parent|parents|guardian*|mom|dad|moms|dads .. wait|waits|stay|stays|remain* .. lobby|lounge|waiting_room|reception|outside|car|front',
      'no parents|parent|family .. in|room|allowed|past|beyond',
      'children|kids|child come|comes|go|goes .. alone|themselves',
    ],
    ['may|can|could|some|sometimes|goes_better|if|rather|prefer|need_not|do_not_have', 'picture*|x_rays'],
  ),
  topic(
    ['parent|guardian .. has|have .. come|sign|agree', 'parent|guardian must'],
    [
      'no|without|not .. parent|parents|guardian|adult .. needed|need|needs|necessary|required|have|sign*|stay|come',
      'drop .. child|children|kid|kids|son|daughter|teen* .. off',
      'teen*|minor*|child|children|kids|son|daughter|year_olds|NUMBER ... sign|signs|agree|consent .. own|themselves|himself|herself|form|forms|treatment|alone',
      'year_old|year_olds|teenager|teenagers|teen|minor ... sign|signs|agrees|consents|decides',
      'sibling*|brother*|sister*|grandparent*|nanny|babysitter|neighbor|aunt|uncle|friend .. sign|signs|agree|consent',
      'parent|parents|guardian|adult .. not .. sign|come|stay|needed|required|necessary',
    ],
    ['written|permission|later|eighteen|over|yourself', 'NUMBER or older', 'parent|guardian .. has|have|must|signs'],
  ),
  topic(
    ['toddlers', 'children .. every|any|all age', 'see|sees|treat|treats|look_after .. children|kids'],
    [
      'WE|office|practice|dentist* .. not|never|cannot|no_longer .. see|treat|take|accept .. children|kids|toddlers|babies|teens|teenagers|anyone under',
      'adults only',
      'only adults|grown_ups|grownups',
      'WE .. see|treat|take|accept .. adults .. only',
    ],
    ['sedation|oral|iv|tablet|pill|whiten*|implant*|aligner*', 'records|parent|alone|off|without'],
  ),
  topic(
    ['parent|guardian .. has|have .. come'],
    [
      'needs|need no parent|guardian|adult',
      'no parent|guardian .. has|needs|have|need|must .. come|sign|stay|agree',
      'leave|keep brothers|sisters|siblings .. home|outside|behind',
    ],
    ['later|older|eighteen|picture*|x_rays'],
  ),
];
