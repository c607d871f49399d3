import {phrases} from '../../../language/grammar';
import {WARNS, type BadAdvice} from './badAdvice';

/*
 * Illnesses, medicines and warnings that are kept from us or made light of (ADA, "Medical and dental history"; the leaflet of a
 * medicine is part of its approval, 21 CFR 201).
 */

const HEALTH_FACT =
  'DRUG|MEDICINE|DISEASE|allerg*|pregnan*|supplement*|vitamin*|herb*|valve|valves|pacemaker|osteoporosis|hemophilia|diabet*|hepatitis|hiv|cannabis|edibles|surgeries|illness*|condition*|heart|joint|warfarin|premedication|sulfites|sugar_reading|apnea|transplant|stent|smoking|vaping';
const TELL =
  'tell|mention|list|write_down|write|report|inform|disclose|declare|say|note|name|bring_up|mentioned|told|know|include|bother_with|discuss';

const kept: BadAdvice = {
  advice: phrases(
    `NO_NEED .. ${TELL} ... ${HEALTH_FACT}`,
    `${HEALTH_FACT} ... NO_NEED .. ${TELL}`,
    `${HEALTH_FACT} ... NOT need|have to be? ${TELL}`,
    `${HEALTH_FACT} ... needn't|needs_no|need_not ${TELL}|mention*`,
    `leave|keep|leaving .. ${HEALTH_FACT} ... off|out|to_yourself|private|blank`,
    `leave|keep|cross ${HEALTH_FACT} off|out`,
    `we|staff|dentist* do? NOT need|have|want|care to? know|about|whether .. ${HEALTH_FACT}`,
    `we|dentist* NOT need|have to know .. ${HEALTH_FACT}`,
    'put|write|check ~ down? healthy|none|nothing|no on|for|under the|each|every form|line|question|all',
    `nobody|no_one wants|cares|needs ... ${HEALTH_FACT}|liver|kidney*`,
    `tell .. about .. ${HEALTH_FACT} .. after`,
    `${HEALTH_FACT} or not ,? .. same|everybody|everyone|anyway|all`,
    'puffer|inhaler|epipen|glucose_meter .. can|may|should|in|keep ~ stay|home|car|drawer|glove_box|out_of_the_way',
    'outgrown|outgrew it|the|that|your',
    `we|dentist* NOT ask|care|check|want|bother about|for|whether|if|what|which ... ${HEALTH_FACT}|ate|eat|eaten`,
    `mention|mentioning ... ${HEALTH_FACT} ... NOT needed|necessary|required`,
    `${HEALTH_FACT} ... NOT be|need|needed|necessary|required|matter ~ mentioned|listed|told|written|disclosed|for_dental|for_us`,
    'what you take|swallow|use ... none_of|your_own|your_business|private|not_our',
    'leave|skip that|the|this|any|it|those|them? ~ page|section|line|lines|part|box|boxes|question|questions blank|empty|out|unanswered',
    'leaflet|label|labels|warnings|package_insert ... scares|scare|exaggerate*|lawyers|silly|cautious|nobody_reads|legal',
    `${HEALTH_FACT} ... your|is|are private|own_business|nobody's_business|none_of_our`,
    `${HEALTH_FACT} ... no|without a? word|note|call|letter .. to .. DOCTOR|us`,
    'without telling|asking|calling|a_word_to|word_to|checking_with|consulting|bothering .. DOCTOR',
    "no|don't|do_not|not|needn't|never bother|word|call|need_to_ask|need_to_call|involve|pester|trouble|worry .. ~ DOCTOR|pediatrician",
    "no|don't|do_not|not ~ call|need|reason|word to ~ your|the|their|ask|call|tell|trouble? ~ DOCTOR !needed_to",
    'no DOCTOR|doctor required|needed|necessary',
    'skip|forget|bypass the|your|their ~ pediatrician|cardiologist|physician|oncologist|psychiatrist',
    'DOCTOR .. wants|asks|insists|says|told|wrote ... waste|overkill|silly|ignore|skip|fuss',
    'DOCTOR .. worries|worry too|for_nothing',
    'DOCTOR .. never|not notice|know|find_out|mind',
    `diabet*|patients|people|anyone|those ... heal|heals just|the_same like|as anyone|everyone|anybody|everybody`,
    'premedication|premed|antibiotic_before .. skip|forget|unnecessary|old_wives|myth|pill',
    'forget|skip the|that|your? ~ premedication|premed',
    "uncontrolled|high ~ blood_pressure .. fine|doesn't|okay|ok|no_problem",
    'apnea|heart_disease|cold|flu|cough|asthma is|are|being no_reason|no_obstacle|not_a_reason|no_problem',
    'ignore|disregard|forget|skip the|that|your|any? ~ label|labels|warning|warnings|reading|instructions|leaflet|fasting_rules|fine_print',
    'nobody|no_one here|in_this_office? reads|follows|looks_at',
    'tell|told|tells .. DOCTOR|ob|us|jasmine|desk .. we|you .. cleared|approved|have_one|okayed',
    `allerg*|hives|reaction ... take_it_anyway|try_it_anyway|outgrown|pass|doesn't_matter`,
  ),
  unless: phrases(
    'NOT .. forget|hesitate|leave|ignore|skip',
    'unless',
    'if|so|before|until .. we|us .. ask|talk|know',
    'we|we_will|and ask|speak|talk|write|call',
    'may .. offer|test|rule',
    'read .. every',
    'even when|if|though .. nothing_to_do_with|seems',
    'no_reason_not|reach|stays|sight',
    'front_desk|translator|interpreter|privacy|hipaa|law',
    'insurance|payment|referral',
    'write it|them|everything|every|all down|on',
    'tell us',
    "don't_forget|do_not_forget",
  ),
  isDenial: true,
  why: 'we and the doctors have to know of illnesses, medicines and allergies before treatment',
};

const scorned: BadAdvice = {
  about: phrases('DOCTOR|rheumatologist|endocrinologist', 'dentist|hygienist .. asks|wants|says|told'),
  advice: phrases(
    'waste of a? day|time|money|morning|gas',
    'no need|reason|point to|in involve|ask|asking|bother|bothering|wait|waiting her|him|them|for',
    'overcautious|overreact*|alarmist|old_fashioned .. about|on',
  ),
  unless: phrases(...WARNS),
  isDenial: true,
  why: 'what another doctor orders, only that doctor changes',
};

export const disclosure: readonly BadAdvice[] = [kept, scorned];
