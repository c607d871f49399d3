import {phrases} from '../../../language/grammar';
import type {WordRule} from '../wordRule';
import {dealing, offer} from './rule';

/* Health information by ways that are not private, and secrets that are told. */

const HEALTH =
  'x_ray|x_rays|health|medical|dental_history|dental_record*|dental_form*|insurance_card*|insurance_number|insurance_id|photos_of_your|photo_of_your|prescription*|medicine*|medication*|social_security|birth_date|birthdate|date_of_birth|card_number*';
const WAY =
  'whatsapp|whats_app|facebook|instagram|messenger|snapchat|telegram|wechat|gmail|e_mail|email|text|texts|text_message*|dm|dms|comment*|google_form*|google_drive|dropbox';
const NOT_PRIVATE = 'asks for health information or a secret by a way that is not private (HIPAA, 45 CFR 164.312)';
const BRING_IT = 'Ask people to bring it, or name the portal.';

export const privateWays: readonly WordRule[] = [
  dealing(
    'not-private',
    [
      `send|text|share|message|e_mail|email|upload|dm ... ${HEALTH} ... by|via|through|over|on|using|in|to_our .. ${WAY}`,
      `e_mail|email|message us .. your .. ${HEALTH}`,
      `send|post|share|upload ... symptom*|photo*|x_ray|x_rays|record|records .. .. facebook|instagram|tiktok|whatsapp|whats_app`,
      'whatsapp|whats_app|facebook|messenger|instagram|dm|text us your|a|the .. x_ray|x_rays|insurance|photo|photos|record|records|form|forms|id',
    ],
    NOT_PRIVATE,
    BRING_IT,
    {
      unless: phrases(
        'secure|encrypted|portal ... not|never|rather_than|instead_of',
        'not|never|rather_than|instead_of ... secure|encrypted|portal',
      ),
    },
  ),
  offer(
    'not-private',
    [
      'SEND|write|call ... SENSITIVE ... CHANNEL',
      'CHANNEL us|it|me|him|her|PERSON|them ... SENSITIVE',
      'SEND|leave|tell|describe ... SENSITIVE ... by|via|through|over|on|in|to|at|with ... CHANNEL',
      'CHANNEL ... with|including|include|including|your ... SENSITIVE',
      'SENSITIVE ... by|via|over|through|to|on ... CHANNEL|address',
      'CHANNEL ... SENSITIVE ... to us|front|desk|the|our',
      'SENSITIVE ... on CHANNEL',
      'use|through|try ... CHANNEL ... for .. SENSITIVE',
      'form|page|site|e_mail|chat .. not encrypted|secure|protected ... but|still|card|fine',
      'text|e_mail|email|message|dm ... SENSITIVE ... to',
      'SEND|leave|tell|describe|put|write ... SENSITIVE ... in|on|under|to ... CHANNEL',
      'write|put|leave|note ... password|pin|ssn|social_security|card_number',
    ],
    NOT_PRIVATE,
    BRING_IT,
    {
      unless: phrases(
        'no place|way for',
        'not_by|not_over|not_through',
        'cannot|not|never be? ~ refilled|sent|discussed|given|ordered|prescribed',
        "not|never|do_not|don't|please_do_not|rather_than|instead_of|without|nor .. SEND|put|include|use|CHANNEL|SENSITIVE",
        'secure|encrypted|portal|safe',
        'bring',
        'reminder*|remind*',
        'not private|safe|secure',
        'we|dentist|office .. send|will|e_mail|text|may .. you',
        'tell .. doctor|dentist|us .. medicine*|medication*|condition*',
        'your right|rights|request|copy|copies|amend',
      ),
    },
  ),
  dealing(
    'access',
    [
      'wi_fi|wifi|wireless|guest|portal|admin|alarm|door|gate|lockbox|lock_box|computer|login|account|e_mail|email .. password|passcode|code|pin|login|combination .. is|are|=|: !not|never|safe|kept|needed|required|sent|private|asked|your|yours|.',
      'password|passcode|pin|alarm_code|door_code|gate_code is|are !not|never|safe|kept|needed|required|on|at|your|yours|sent|private|asked',
    ],
    'gives strangers a password or a code',
    'Delete it, and have it changed: whoever saw this change knows it.',
    {deniedPasses: false},
  ),
];
