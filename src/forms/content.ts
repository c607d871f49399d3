import {slugify} from '../content/slugs';
import type {AnswerType} from '../site/answers';
import type {Facts} from './facts';

/*
 * The one description of the new-patient forms, from which both the PDF (blocks.ts) and the page (page.ts) are made.
 */

/** A place to write in, with its label above. */
export interface TextCell {
  /** The field's name; unique, except that `patient-name` and `patient-birth-date` are repeated on every sheet. */
  name: string;
  label: string;
  /** What a screen reader says, where the label alone is not enough. */
  tip?: string;
  /** Its width in twelfths of the line. */
  span: number;
  /** More than one makes it a box of that many lines. */
  lines?: number;
  /** What is written there, by which the page brings the right keys of a phone and looks at what was typed. */
  type?: AnswerType;
  /** What the patient's own browser may fill in on the page (HTML, autofill field name); nothing if left out. */
  autocomplete?: string;
}

/** A box to tick with its words. */
export interface Tick {
  name: string;
  label: string;
}

/** A piece of the form; pieces are drawn from top to bottom. */
export type Block =
  | {kind: 'title'; text: string}
  /** What the office fills in is on paper alone. */
  | {kind: 'heading'; text: string; forOffice?: true}
  | {kind: 'paragraph'; text: string}
  /** Whose form it is, at the top of a sheet. */
  | {kind: 'who'; cells: TextCell[]}
  /** `unless` names the answers to the choice before, from 1, after which the page does not ask for it. */
  | {kind: 'row'; cells: TextCell[]; unless?: number[]}
  | {kind: 'choice'; name: string; legend: string; options: string[]}
  | {kind: 'ticks'; legend: string; items: Tick[]; columns: number}
  | {kind: 'questions'; items: {answer: string; details: string; text: string; detail: string}[]}
  | {kind: 'table'; caption: string; lines: TextCell[][]}
  | {kind: 'statement'; name: string; label: string; text: string}
  | {kind: 'signature'; label: string; cells: TextCell[]};

/** The answers to a question. */
export const YES_OR_NO = ['Yes', 'No'] as const;

/** Boxes to tick in so many columns. */
export function ticks(name: string, legend: string, columns: number, labels: readonly string[]): Block {
  return {
    kind: 'ticks',
    legend,
    columns,
    items: labels.map((label) => ({name: `${name}-${slugify(label)}`, label})),
  };
}

function questions(items: readonly {name: string; text: string; detail: string}[]): Block {
  return {
    kind: 'questions',
    items: items.map(({name, ...rest}) => ({answer: `${name}-answer`, details: `${name}-details`, ...rest})),
  };
}

function table(name: string, caption: string, columns: readonly {label: string; span: number}[], rows: number): Block {
  const line = (number: number) =>
    columns.map(({label, span}) => ({
      name: `${name}-${number}-${slugify(label)}`,
      label,
      tip: `Line ${number}: ${label}`,
      span,
    }));
  return {kind: 'table', caption, lines: Array.from({length: rows}, (_, index) => line(index + 1))};
}

const WHO: Block = {
  kind: 'who',
  cells: [
    {name: 'patient-name', label: "Patient's full name", span: 8},
    {name: 'patient-birth-date', label: 'Date of birth', tip: "Patient's date of birth: month, day, year", span: 4},
  ],
};

/** The forms, page by page. */
export function formPages(facts: Facts): Block[][] {
  return [aboutYou(facts), health(), medicinesAndTeeth(), consents(facts)];
}

function aboutYou({arrivalEarly, phone}: Facts): Block[] {
  return [
    {kind: 'title', text: 'New-patient forms'},
    {
      kind: 'paragraph',
      text:
        'Type into the boxes and print, or print first and use a pen. Leave a box empty if you are not sure, and we will go through it with you. ' +
        'Please bring the pages to your first visit. Do not send them by ordinary e-mail, because it is not private. ' +
        `If you would rather fill them in here, arrive ${arrivalEarly} early. Questions? Call ${phone}.`,
    },
    {kind: 'heading', text: 'About the patient'},
    {
      kind: 'row',
      cells: [
        {
          name: 'patient-name',
          label: 'Full legal name',
          tip: "Patient's full legal name",
          span: 6,
          autocomplete: 'name',
        },
        {name: 'patient-preferred-name', label: 'Name you like to be called', span: 3, autocomplete: 'nickname'},
        {
          name: 'patient-birth-date',
          label: 'Date of birth',
          tip: "Patient's date of birth: month, day, year",
          span: 3,
          type: 'birthDay',
          autocomplete: 'bday',
        },
      ],
    },
    {
      kind: 'row',
      cells: [
        {name: 'patient-street', label: 'Street address and apartment', span: 6, autocomplete: 'address-line1'},
        {name: 'patient-city', label: 'City', span: 3, autocomplete: 'address-level2'},
        {name: 'patient-state', label: 'State', span: 1, autocomplete: 'address-level1'},
        {name: 'patient-zip', label: 'Zip code', span: 2, type: 'zip', autocomplete: 'postal-code'},
      ],
    },
    {
      kind: 'row',
      cells: [
        {name: 'patient-mobile', label: 'Mobile phone', span: 3, type: 'tel', autocomplete: 'tel'},
        {name: 'patient-other-phone', label: 'Other phone', span: 3, type: 'tel'},
        {name: 'patient-email', label: 'E-mail', span: 6, type: 'email', autocomplete: 'email'},
      ],
    },
    {
      kind: 'row',
      cells: [
        {name: 'patient-language', label: 'Language you prefer, interpreter needed', span: 5},
        {name: 'patient-pronouns', label: 'Pronouns (if you wish)', span: 3},
        {name: 'patient-referral', label: 'How did you hear about us?', span: 4},
      ],
    },
    ticks(
      'reminders',
      'You may remind me of visits by (you can change this at any time; message rates may apply to texts)',
      4,
      ['Text message', 'Phone call', 'E-mail', 'Letter'],
    ),
    {kind: 'heading', text: 'If someone else signs or pays for the patient'},
    {
      kind: 'row',
      cells: [
        {
          name: 'guardian-name',
          label: 'Parent, guardian or representative',
          tip: 'Name of the parent, guardian or representative',
          span: 5,
        },
        {
          name: 'guardian-relationship',
          label: 'Relationship to patient',
          tip: 'Representative: relationship to patient',
          span: 3,
        },
        {name: 'guardian-phone', label: 'Phone', tip: "Representative's phone", span: 4, type: 'tel'},
      ],
    },
    {
      kind: 'row',
      cells: [
        {name: 'payer-name', label: 'Person who pays, if different', span: 5},
        {
          name: 'payer-address',
          label: 'Their address and phone',
          tip: 'Person who pays: their address and phone',
          span: 7,
        },
      ],
    },
    {kind: 'heading', text: 'Emergency contact'},
    {
      kind: 'row',
      cells: [
        {name: 'emergency-name', label: 'Name', tip: "Emergency contact's name", span: 5},
        {
          name: 'emergency-relationship',
          label: 'Relationship to patient',
          tip: 'Emergency contact: relationship to patient',
          span: 3,
        },
        {name: 'emergency-phone', label: 'Phone', tip: "Emergency contact's phone", span: 4, type: 'tel'},
      ],
    },
    {kind: 'heading', text: 'Dental insurance'},
    {
      kind: 'choice',
      name: 'insurance',
      legend: 'Do you have dental insurance?',
      options: ['No', 'Yes, one plan', 'Yes, two plans'],
    },
    ...insurancePlan('plan-1', 'First plan', [1]),
    ...insurancePlan('plan-2', 'Second plan', [1, 2]),
  ];
}

function insurancePlan(name: string, title: string, unless: number[]): Block[] {
  return [
    {
      kind: 'row',
      unless,
      cells: [
        {name: `${name}-company`, label: `${title}: insurance company`, span: 4},
        {name: `${name}-employer`, label: 'Employer or group', tip: `${title}: employer or group`, span: 4},
        {name: `${name}-group`, label: 'Group number', tip: `${title}: group number`, span: 2},
        {name: `${name}-member-id`, label: 'Member ID', tip: `${title}: member ID`, span: 2},
      ],
    },
    {
      kind: 'row',
      unless,
      cells: [
        {
          name: `${name}-member`,
          label: "Member's name, if not the patient",
          tip: `${title}: member's name, if not the patient`,
          span: 5,
        },
        {
          name: `${name}-member-birth-date`,
          label: "Member's date of birth",
          tip: `${title}: member's date of birth`,
          span: 3,
          type: 'birthDay',
        },
        {
          name: `${name}-relationship`,
          label: "Patient's relationship to the member",
          tip: `${title}: patient's relationship to the member`,
          span: 4,
        },
      ],
    },
  ];
}

function health(): Block[] {
  return [
    WHO,
    {kind: 'heading', text: 'Health history'},
    {
      kind: 'paragraph',
      text: 'Your mouth and the rest of your body affect each other. Your answers help us treat you safely, and they stay private.',
    },
    {
      kind: 'row',
      cells: [
        {name: 'doctor-name', label: 'Your doctor', tip: "Your doctor's name", span: 5},
        {name: 'doctor-phone', label: "Doctor's phone", span: 4, type: 'tel'},
        {name: 'doctor-last-visit', label: 'Last checkup with the doctor', span: 3},
      ],
    },
    questions([
      {name: 'doctor-care', text: "Are you under a doctor's care for a condition now?", detail: 'For what?'},
      {
        name: 'hospital',
        text: 'Have you been in the hospital or had surgery in the last five years?',
        detail: 'For what, and when?',
      },
      {name: 'antibiotics', text: 'Has a doctor told you to take antibiotics before dental work?', detail: 'Why?'},
      {name: 'blood-thinner', text: 'Do you take a blood thinner, including daily aspirin?', detail: 'Which one?'},
      {
        name: 'bone-medicine',
        text: 'Have you ever taken medicine for bone loss, or for cancer in the bones?',
        detail: 'Which one, and when?',
      },
      {
        name: 'steroids',
        text: 'Do you take steroids, or medicine that lowers your immune system?',
        detail: 'Which one?',
      },
      {name: 'tobacco', text: 'Do you smoke, vape or use tobacco or nicotine?', detail: 'What, and how much?'},
      {
        name: 'alcohol',
        text: 'Do you use alcohol, cannabis or other drugs? Some change how numbing works.',
        detail: 'What, and how often?',
      },
      {name: 'pregnant', text: 'Are you pregnant, trying to be, or breastfeeding?', detail: 'Due date?'},
    ]),
    ticks('condition', 'Have you ever had any of these? Check each one that applies.', 3, [
      'Heart attack',
      'Chest pain (angina)',
      'Heart murmur',
      'Heart valve problem or new valve',
      'Infection of the heart lining',
      'Irregular heartbeat',
      'Pacemaker or defibrillator',
      'High blood pressure',
      'Low blood pressure',
      'Stroke or mini-stroke',
      'Blood clots',
      'Bleeding that is hard to stop',
      'Anemia',
      'Asthma',
      'COPD or other lung disease',
      'Tuberculosis',
      'Sleep apnea',
      'Diabetes',
      'Thyroid problem',
      'Kidney disease',
      'Liver disease or hepatitis',
      'Ulcer or acid reflux',
      'Eating disorder',
      'Joint replacement',
      'Arthritis',
      'Osteoporosis',
      'Lupus or autoimmune disease',
      'HIV or AIDS',
      'Organ or stem cell transplant',
      'Cancer',
      'Radiation to head or neck',
      'Chemotherapy',
      'Seizures or epilepsy',
      'Fainting or dizziness',
      'Migraine or bad headaches',
      'Glaucoma',
      'Anxiety or depression',
      'Memory problems',
      'Bad reaction to anesthesia',
    ]),
    {
      kind: 'row',
      cells: [
        {
          name: 'health-notes',
          label: 'Please tell us more about what you checked, or about anything that is not listed',
          span: 12,
          lines: 5,
        },
      ],
    },
  ];
}

function medicinesAndTeeth(): Block[] {
  return [
    WHO,
    {kind: 'heading', text: 'Medicines'},
    table(
      'medicine',
      'Include patches, inhalers, injections, vitamins and herbal products. You may attach a list.',
      [
        {label: 'Medicine', span: 4},
        {label: 'Dose', span: 2},
        {label: 'How often', span: 3},
        {label: 'What it is for', span: 3},
      ],
      5,
    ),
    {kind: 'row', cells: [{name: 'pharmacy', label: 'Your pharmacy, with its street or phone', span: 12}]},
    {kind: 'heading', text: 'Allergies'},
    ticks('allergy', 'Check each one that has caused a reaction.', 4, [
      'No known allergies',
      'Penicillin',
      'Other antibiotics',
      'Sulfa drugs',
      'Aspirin or ibuprofen',
      'Codeine or other opioids',
      'Local anesthetic',
      'Sedatives',
      'Latex',
      'Metals or jewelry',
      'Iodine',
      'Foods',
    ]),
    {
      kind: 'row',
      cells: [
        {
          name: 'allergy-notes',
          label: 'Which one, and what happened?',
          tip: 'Allergies: which one, and what happened?',
          span: 12,
          lines: 2,
        },
      ],
    },
    {kind: 'heading', text: 'Your teeth and gums'},
    {
      kind: 'row',
      cells: [
        {name: 'dental-reason', label: 'What brings you in?', span: 6},
        {name: 'dental-last-dentist', label: 'Last dentist', span: 3},
        {name: 'dental-last-visit', label: 'Last visit, last X-rays', span: 3},
      ],
    },
    ticks('dental', 'Do you have, or have you had, any of these?', 4, [
      'Toothache',
      'Pain with hot or cold',
      'Pain when biting',
      'Bleeding gums',
      'Loose or moving teeth',
      'Broken tooth or filling',
      'Food caught in gaps',
      'Bad breath or taste',
      'Dry mouth',
      'Sores or lumps',
      'Grinding or clenching',
      'Jaw pain or clicking',
      'Snoring',
      'Denture or partial',
      'Braces or aligners',
      'Gum treatment',
    ]),
    {
      kind: 'choice',
      name: 'comfort-feeling',
      legend: 'How do you feel about dental visits?',
      options: ['Calm', 'A little nervous', 'Very nervous', 'I have put off care'],
    },
    questions([
      {
        name: 'numbing',
        text: 'Has it been hard to get you numb, or has a dental visit gone badly?',
        detail: 'What happened?',
      },
      {
        name: 'appearance',
        text: 'Is there something about your smile that you would like to change?',
        detail: 'What?',
      },
    ]),
    {
      kind: 'row',
      cells: [
        {
          name: 'comfort-notes',
          label:
            'What would make your visit easier? (breaks, quiet, sitting up, wheelchair, someone with you, anything else)',
          span: 12,
          lines: 2,
        },
      ],
    },
  ];
}

function consents(facts: Facts): Block[] {
  const {name, cancellationNotice, cancellationFee, insurancePlans, phone} = facts;
  return [
    WHO,
    {kind: 'heading', text: 'Consent to an exam'},
    {
      kind: 'statement',
      name: 'agree-health',
      label: 'My health information is correct',
      text: 'What I have written is true and complete as far as I know. I will tell the practice when my health, medicines or insurance change.',
    },
    {
      kind: 'statement',
      name: 'agree-exam',
      label: 'I agree to an exam',
      text: 'I agree to an exam, to the X-rays and pictures that the dentist finds necessary, and to a routine cleaning if it is suitable. Other treatment will be explained to me first, with its risks, its cost and the alternatives. I may ask questions, say no, or stop at any time.',
    },
    {kind: 'heading', text: 'Privacy'},
    {
      kind: 'statement',
      name: 'agree-privacy',
      label: 'I have been offered the notice of privacy practices',
      text: `${name} has offered me its notice of privacy practices, which is also on its website. I may refuse to sign this part and will still receive care.`,
    },
    {
      kind: 'paragraph',
      text: 'You may talk about my care and my bill with these people (leave empty if none). I may change this at any time, in writing.',
    },
    ...[1, 2].map((number): Block => ({
      kind: 'row',
      cells: [
        {name: `share-${number}-name`, label: 'Name', tip: `Person ${number} you may talk with: name`, span: 5},
        {
          name: `share-${number}-relationship`,
          label: 'Relationship to patient',
          tip: `Person ${number} you may talk with: relationship to patient`,
          span: 3,
        },
        {
          name: `share-${number}-phone`,
          label: 'Phone',
          tip: `Person ${number} you may talk with: phone`,
          span: 4,
          type: 'tel',
        },
      ],
    })),
    {kind: 'heading', text: 'Payment and appointments'},
    {
      kind: 'statement',
      name: 'agree-payment',
      label: 'I understand how payment works',
      text: 'My share is due on the day of treatment unless we have agreed on a payment plan in writing. Insurance figures are estimates. I am responsible for what my plan does not pay, as far as the law and the contract between my plan and the practice allow. The full financial policy is on the website and at the front desk.',
    },
    {
      kind: 'statement',
      name: 'agree-claims',
      label: 'You may file claims for me',
      text: `${name} files claims for ${insurancePlans}. I allow the practice to send my plan the information it needs for a claim, and I ask my plan to pay the practice directly. I may withdraw this in writing.`,
    },
    {
      kind: 'statement',
      name: 'agree-cancellation',
      label: 'I understand the cancellation policy',
      text: `To change or cancel a visit, I will give at least ${cancellationNotice}' notice by calling ${phone}. Otherwise there is a ${cancellationFee} fee, which insurance does not pay. I will tell the practice if it was an emergency.`,
    },
    {kind: 'heading', text: 'Signature'},
    {
      kind: 'paragraph',
      text: 'Please print the pages and sign here with a pen. By signing I confirm the statements that I have checked above.',
    },
    {
      kind: 'signature',
      label: 'Signature of patient, parent, guardian or representative',
      cells: [{name: 'signature-date', label: 'Date', tip: 'Date of signature', span: 4, type: 'day'}],
    },
    {
      kind: 'row',
      cells: [
        {name: 'signature-name', label: 'Printed name', tip: 'Printed name of the person who signs', span: 8},
        {
          name: 'signature-relationship',
          label: 'Relationship, if not the patient',
          tip: 'Person who signs: relationship, if not the patient',
          span: 4,
        },
      ],
    },
    {kind: 'heading', text: 'For the office', forOffice: true},
    ticks('office', 'The notice of privacy practices was offered but not acknowledged. Reason:', 4, [
      'Patient declined',
      'Emergency',
      'Could not communicate',
      'Other',
    ]),
  ];
}
