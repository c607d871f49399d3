import {ticks, type Block} from './content';
import type {Facts} from './facts';

/** The slip on which a dentist says of a patient what we need to know: one sheet. */
export function referralSlip({name, phone, address}: Facts): Block[] {
  return [
    {kind: 'title', text: 'Referral slip'},
    {
      kind: 'paragraph',
      text: `Please give this slip to your patient, or mail it to ${name}, ${address}. If it cannot wait, call ${phone}. Do not send it by ordinary e-mail, because it is not private.`,
    },
    {kind: 'heading', text: 'The patient'},
    {
      kind: 'row',
      cells: [
        {name: 'patient-name', label: "Patient's full name", span: 8},
        {name: 'patient-birth-date', label: 'Date of birth', span: 4},
      ],
    },
    {
      kind: 'row',
      cells: [
        {name: 'patient-phone', label: 'Phone', tip: "Patient's phone", span: 4},
        {name: 'patient-guardian', label: 'Parent or guardian, if any', span: 5},
        {name: 'patient-language', label: 'Language the patient prefers', span: 3},
      ],
    },
    {kind: 'heading', text: 'Referred by'},
    {
      kind: 'row',
      cells: [
        {name: 'dentist-name', label: 'Dentist', span: 5},
        {name: 'dentist-practice', label: 'Practice', span: 7},
      ],
    },
    {
      kind: 'row',
      cells: [
        {name: 'dentist-phone', label: 'Phone', tip: "Dentist's phone", span: 4},
        {name: 'dentist-report', label: 'Where should we send our report?', span: 8},
      ],
    },
    {kind: 'heading', text: 'What for'},
    {
      kind: 'choice',
      name: 'urgency',
      legend: 'How soon should we see the patient?',
      options: ['Today (please also call)', 'Within two weeks', 'At the next free time'],
    },
    ticks('reason', 'What do you ask us for?', 3, [
      'Second opinion',
      'Crown or bridge',
      'Implant',
      'Veneers or bonding',
      'Gum treatment',
      'Care with sedation',
      'Care for a nervous patient',
      'Care for a child',
      'Other',
    ]),
    {kind: 'row', cells: [{name: 'teeth', label: 'Teeth (1 to 32, or A to T)', span: 12}]},
    {
      kind: 'row',
      cells: [{name: 'findings', label: 'Findings, treatment so far, and your question to us', span: 12, lines: 4}],
    },
    {kind: 'heading', text: 'What we should know'},
    {
      kind: 'row',
      cells: [{name: 'health', label: 'Health conditions, medicines and allergies', span: 12, lines: 2}],
    },
    ticks('enclosed', 'What comes with this slip?', 4, ['X-rays', 'Photos or scans', 'Gum chart', 'Letter']),
    {
      kind: 'signature',
      label: 'Signature of the dentist',
      cells: [{name: 'signature-date', label: 'Date', tip: 'Date of signature', span: 4}],
    },
  ];
}
