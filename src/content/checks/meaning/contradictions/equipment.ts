import {topic, type Topic} from './topic';

/** Our tools, and what they are not for. */
export const EQUIPMENT: readonly Topic[] = [
  topic(
    ['none|not .. tools|machine|software .. judge|decide', 'machine does not make', 'dentist .. has_to|must look'],
    [
      'artificial_intelligence|ai|algorithm|computer|software|program|neural_network .. reads|read|checks|check|finds|find|spots|spot|sees|diagnoses|diagnose|detects|evaluates|looks|marks|flags',
      'x_ray*|picture|pictures|scan|scans|image|images ... artificial_intelligence|ai|algorithm|neural_network|computer',
      'artificial_intelligence|ai|algorithm ... cavities|decay|diagnos*|x_ray*|picture*|treatment',
      'software|computer|program|machine decides|judges .. whether|which|what|if .. you|tooth|filling|treatment',
      'software|computer .. by_itself|on_its_own|for_the_dentist|instead .. cavit*|decay|diagnos*',
      'software|computer ... cavit*|decay|disease .. by_itself|on_its_own|alone',
    ],
    ['no|not|never|nor|none|without|cannot|write|text|this_site|answers'],
  ),
  topic(
    ['soft_tissue laser', 'not .. replace the drill', 'laser .. not .. drill'],
    [
      'laser|beam|light ... vaporize*|evaporate* ... decay|cavit*|tooth|enamel',
      'laser|beam ... replaces|replace|instead_of|place|rather_than|without .. drill|drilling|needle',
      'laser|beam ... no|without|goodbye_to .. drill|drilling|needle|shot|numbing',
      'laser|beam ... fill|fills|filling|fillings|cavity|cavities|decay .. no|without|instead',
      'fill|treat|treats|remove|removes|clean .. cavity|cavities|decay|fillings .. with .. laser|beam',
      'laser|beam treats|removes|fills|cures .. cavit*|decay|snor*',
      'laser ... snor*|root_canal*|whiten*',
      'laser|beam ... never .. hear|feel|need|see .. drill|needle',
    ],
    ['not|never|cannot|no .. replace|use|used|instead', 'does|do not', 'some offices', 'not always'],
  ),
  topic(
    ['never .. routine', 'scan .. more radiation', '3_d|cone_beam scan'],
    [
      '3_d|cone_beam|cbct scan* ... every|each|all|routine .. checkup|check_up|exam|patient|patients|visit|new_patient*',
      '3_d|cone_beam|cbct scan* .. of|for EVERYONE|all|every|each',
      'every|each|all .. patient|patients|checkup|exam|visit ... 3_d|cone_beam|cbct scan*',
      '3_d|cone_beam|cbct scan* ... less|lower|fewer|no|without|little radiation|dose',
    ],
    ['not|never|more|medical|hospital|ct_scan|implant*'],
  ),
  topic(
    ['camera ... no radiation', 'ordinary light ... no radiation'],
    ['camera .. uses|gives|has|some|little|a .. radiation|x_rays'],
    ['no|not|never|without|free'],
  ),
  topic(
    ['still send .. lab', 'one long? visit in place of two', 'milling', 'same_day crown*|milling'],
    [
      'every|all|each .. crown|crowns .. made|milled|done|ready|finished .. one|single|same|office|day|house',
      'send|sends every|all .. crown|crowns .. lab',
      'lab .. makes|does|mills every|all .. crown|crowns',
      'crown|crowns .. always .. two|several|three visits|appointments',
      'every|all crown|crowns .. two|lab',
      'no|not|never|without .. machine|mill|milling|same_day .. crown|crowns|milling|office',
      'same_day crowns .. not|never|no_longer',
    ],
    ['not .. every|all', 'some|many|most|temporary|until|may|can'],
  ),
  topic(
    ['digital x_rays', 'sensor takes the place of film', 'less radiation than .. film'],
    [
      'WE|our .. use|take|takes|develop .. film x_ray*',
      'x_rays .. on film',
      'develop .. x_ray|x_rays film|films',
      'film x_rays here|only',
    ],
    ['not|no|never|older|than|instead|place|compared|video|watch'],
  ),
  topic(
    ['decision|choice stays with you', 'can i say no', 'only when|where|if .. answer|help', 'as few as'],
    [
      'x_ray|x_rays .. at|on every|each visit',
      'WE|dentist* x_ray|x_rays EVERYONE|everybody|all|each|every',
      'EVERYONE|everybody .. x_rays .. every|each|at',
      'cannot|may_not|never .. refuse|decline|say_no|turn_down .. x_ray*',
      'x_rays .. required|mandatory|compulsory|must ... every|all|each|anyone|EVERYONE|everybody',
      'WE .. take|have|use|own no x_rays|x_ray .. at_all|ever?',
    ],
    ['not|only|unless ... every|each|need*', 'pregnan*', 'safely', 'if|before_implants'],
  ),
  topic(
    ['full dentures .. traditional mold', 'no tray of .. putty', 'digital impressions', 'scanner'],
    ['putty|impression* .. every|all|each', 'every|each|all impression* .. putty|tray'],
    ['no|not|never|instead|nearly'],
  ),
];
