import {phrases} from '../../../language/grammar';
import type {WordRule} from '../wordRule';
import {BOARD, claimRules, LIKELY} from './claim';

/* Training, licenses and awards that make nobody what they seem to, and work that no general dentist does. */

const credential = claimRules(
  'credential',
  `tells of a training, a title or work that a reader cannot look up, and ${BOARD}`,
  'Name the degree, the school and the year in the fields of the page, and say what the person does.',
  {...LIKELY, deniedPasses: true},
);

const unlicensed = claimRules(
  'license',
  'says that somebody works without what the law asks for (A.R.S. § 32-1231, § 32-1281, § 32-1291)',
  'Take it out, and ask the manager: whoever treats patients has a license or a certificate.',
  LIKELY,
);

const DONE_ELSEWHERE = [
  'NEGATION|no|nobody|nor .. say|says|call|title|claim|specialist|a_dentist|doctor|be|mean|means',
  'refer*|send|sends|elsewhere|hospital|surgeon .. does|will|we_know',
  'program|programs|school|course .. accredited',
  'accredited ~ program|programs|school|course|college',
  'service_animal*|service_dog*|driver*|marriage|dog|birth',
  'patients|you .. learn|learned',
];

export const credentials: readonly WordRule[] = [
  unlicensed(
    [
      'license|licence|certificate|certification|permit|registration ... pending|expired|inactive|lapsed|suspended|revoked|on_the_way|applied_for|in_the_mail|on_hold|restricted',
      'no|without|NEGATION ~ license|certificate|certification|permit|diploma|credential* ... needed|required|necessary|yet|matter*|but|anyway|still',
      'license|certificate|certification|training|course|degree ... NEGATION|no|hardly|never .. needed|required|matter|matters|necessary|bothers|checked|asked',
      'no ~ license|certificate|certification required|needed|necessary|yet',
      'practicing|practices|works|working|places|treats ... while|although|though ... license|application|exam|board',
      'NEGATION .. taken|finished|completed|passed|attended|done .. course|training|exam|residency|boards ... but|yet|and|though',
      'application|exam|board ... being_considered|under_review|still_pending',
      'introduced|listed|counts|count|passes|billed|dressed|presented as|for a|an|our? ~ dentist|dentists|hygienist|hygienists|doctor|doctors|diplomate|specialist|surgeon',
      'so nobody|no_one worries|asks|notices|wonders|checks',
    ],
    {unless: phrases(...DONE_ELSEWHERE, 'you|your .. license|certificate', 'renew*|never_lapse*|until_they')},
  ),
  credential(
    [
      'learned|learnt|trained|certified|qualified|certificate|degree & weekend|webinar|youtube|tiktok|by_mail|correspondence|podcast|quiz & WORK|BEYOND_DENTISTRY|dentistry|implantology',
      'mini_residency|board_eligible|board_qualified|diplomate*',
      'residency|fellowship|certificate|degree|diploma|award* ... webinar|quiz|by_mail|weekend|bought|purchased|honorary',
      'official ~ training|teaching|partner|dentist|dental ~ hospital|center|office|practice|provider',
      'accredited|certified|approved|recognized .. by|as ... hospital|surgical_center|joint_commission|teaching_center',
      'trained|taught|mentored|chosen|recommended|picked|endorsed|trained_personally .. by|under ... inventor|surgeon_general|father_of|president|celebrit*|legend*|world_champion*',
      'HELPER|hygienist* ... doctorate|degree*|doctor_of|university_degree* ... dentistry|dental_surgery|medicine|dental_medicine',
      'junior|chief|head|principal dentist|surgeon',
      'master ceramist|clinician|dentist|implantologist|of_implant*',
      'call|calls it|him|her|them|ourselves|himself|herself a|an .. residency|specialist|doctor|fellowship',
      'licensed|certified|qualified|happy|able to ... legal|medical|financial advice',
      'represents|represent|defends .. patients|you ... court|insurer*|judge',
      'universit*|college|school ... NEGATION .. name|reveal|say|tell|disclose|exist*',
      'trained|degree|studied|residency ... NEGATION .. name|reveal|disclose|exist*',
      'cardiology|oncology|neurology|surgical|medical credential|credentials|board|specialty',
      'NUMBER|four|three|two .. our|us ... teach|lecture .. full_time|everywhere|around_the_world|both_coasts',
      'WE|dr|dentist*|hygienist* .. remove|removes|treat|treats|operate|operates|cut|cures .. cancer*|tumor*|growth*',
      'cancer|facial|jaw reconstruction|surgery|trauma .. here|with_us|our|in_house|done',
      'orthognathic|craniofacial|maxillofacial_prosthetics',
      'surgery is|are done|performed here|in_our|by_our',
      'put|puts|puts_you|putting ... fully|completely|all_the_way under|asleep|to_sleep|out',
      'nothing .. WE .. refer|refers|referred|send|sends out|away|elsewhere',
      'spots|sees|finds|detects|catches|reads|predicts .. decay|cavities|cancer|problem* ... before it|they begin*|start*|form*|exist*',
      'artificial_intelligence|ai|software|algorithm|computer|scanner ... spots|finds|sees|catches|detects|reads ... NUMBER|percent|dentist|dentists|eye|human',
      'laser|beam|ozone|gel|air ... no|without|instead_of|replaces|replace ~ drill|drilling|needle|needles|shots|numbing|anesthesia|sutures|dentist',
      'vaporize*|dissolve* .. decay|cavities|cavity',
    ],
    {
      unless: phrases(
        ...DONE_ELSEWHERE,
        'NEGATION .. replace|diagnos*|treat|remove|put|use|say|see|judge',
        'dentist .. still|judges|checks|decides|has_to',
        'may|might|can help|show|not',
      ),
    },
  ),
];
