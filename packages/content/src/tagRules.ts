/*
 * The tags that the text of a page may use: the one list that the content check, the messages and the tests go by.
 * Each is a component of `src/components/<Name>`, or of `src/components/links/inlineTags.tsx` if it needs no import; a test
 * compares the list with them.
 */

/** What the value of an attribute is; a list holds the values that it may have. */
export type AttributeUse =
  | 'words'
  | 'alt'
  | 'picture'
  | 'video'
  | 'fact'
  | 'anchor'
  | readonly string[];

/** What may be in a tag, and between its two parts. */
export interface ComponentRules {
  /** Its attributes. A name that ends with `?` may be left out. */
  attributes: Readonly<Record<string, AttributeUse>>;
  /** Whether words stand between `<Tag>` and `</Tag>`; without this the tag stands alone: `<Tag />`. */
  words?: 'required' | 'optional';
  /** What its words are: a list, numbered steps, or a `<VideoModal>` each; paragraphs if left out. */
  holds?: 'list' | 'steps' | 'videos';
  /** It needs no import, and may be in a sentence. */
  inline?: true;
  /** The place that a link can lead to with #. */
  anchor?: string;
  /** It holds cards with headings of the third level, so one of the second has to be above it, or be its own. */
  cards?: true;
  /** It leads away from every page but its own. */
  ownPage?: true;
  /** The way to the records that it shows, with attributes in braces; one that leads nowhere is of none. */
  shows?: string;
}

const FORMS = ['contact', 'virtual', 'newsletter'] as const;

const RULES: Record<string, ComponentRules> = {
  Address: {attributes: {}, inline: true},
  BookLink: {attributes: {}, words: 'required', inline: true},
  Email: {attributes: {}, inline: true},
  Fact: {attributes: {name: 'fact'}, inline: true},
  OfficeLink: {attributes: {}, words: 'required', inline: true},
  Phone: {attributes: {}, inline: true},

  AfterHours: {attributes: {}, shows: 'practice.afterHours'},
  AtAGlance: {
    attributes: {'time?': 'words', 'visits?': 'words', 'recovery?': 'words', 'lasts?': 'words'},
  },
  BenefitList: {attributes: {}, words: 'required', holds: 'list'},
  BookingSection: {attributes: {heading: 'words', 'video?': 'video'}, words: 'required'},
  CareSection: {attributes: {heading: 'words', 'video?': 'video'}, words: 'required'},
  CostRanges: {attributes: {}, shows: 'costs.groups'},
  DentistGrid: {
    attributes: {'look?': ['compact', 'full'], 'heading?': 'words'},
    words: 'optional',
    cards: true,
  },
  FacilityGallery: {attributes: {}, shows: 'facility'},
  FinancingWidget: {
    attributes: {},
    shows: 'integrations.financing|practice.links.financingApplication',
  },
  PatientForm: {attributes: {form: FORMS}, shows: 'forms.{form}.fields'},
  FormsLink: {
    attributes: {'to?': ['pdf', 'page', 'referral']},
    words: 'required',
    shows: '{to}Slip.sheets',
  },
  Hero: {
    attributes: {image: 'picture', alt: 'alt', 'video?': 'video', step: 'words'},
    words: 'required',
  },
  HoursSection: {attributes: {heading: 'words', image: 'picture', alt: 'alt'}, words: 'required'},
  InsurancePlans: {attributes: {}, shows: 'insurance.plans'},
  MembershipPlan: {attributes: {}},
  LanguageHelp: {attributes: {}, shows: 'practice.languageHelp'},
  NewPatientForms: {attributes: {}, ownPage: true},
  OfficeSection: {attributes: {}, anchor: 'office'},
  Offers: {attributes: {heading: 'words', lead: 'words'}, words: 'required', holds: 'videos'},
  PaymentHelper: {attributes: {}},
  PaymentPartners: {attributes: {}, shows: 'paymentPartners'},
  PerioPromo: {attributes: {}, shows: 'perioProtection.logo'},
  OfficeStatus: {attributes: {}},
  PerioProtect: {attributes: {}, anchor: 'perio-protect', shows: 'perioProtection.logo'},
  Picture: {attributes: {image: 'picture', alt: 'alt'}},
  PromotionBanner: {attributes: {image: 'picture'}, words: 'required', anchor: 'promotions'},
  Question: {attributes: {title: 'words'}, words: 'required'},
  ReviewWall: {attributes: {}, shows: 'reviews'},
  ServiceGrid: {attributes: {'heading?': 'words', 'id?': 'anchor'}, words: 'optional', cards: true},
  SiteSearch: {attributes: {}, words: 'required'},
  ShareLink: {attributes: {}},
  SmileGallery: {attributes: {}, shows: 'cases'},
  StaffGrid: {attributes: {}, cards: true},
  StepList: {attributes: {}, words: 'required', holds: 'steps'},
  SubServices: {attributes: {heading: 'words'}, words: 'optional'},
  Testimonials: {attributes: {heading: 'words'}, words: 'optional', shows: 'testimonials'},
  ThirdParties: {attributes: {}},
  UrgentCall: {attributes: {}},
  VideoEmbed: {attributes: {id: 'video'}},
  VideoModal: {attributes: {id: 'video', 'heading?': 'words'}, words: 'optional'},
  WhenToCall: {attributes: {}, words: 'required', holds: 'list'},
  WorkingHours: {attributes: {}},
};

/** The names of all tags, in the order in which a message would list them. */
export const COMPONENT_NAMES: readonly string[] = Object.keys(RULES).sort();

/** The rules of a tag; undefined if there is no such tag. */
export function componentRules(name: string): ComponentRules | undefined {
  return Object.hasOwn(RULES, name) ? RULES[name] : undefined;
}

/** What an attribute of a tag holds, and whether the tag needs it; undefined if the tag does not take it. */
export function attributeRule(
  component: string,
  attribute: string,
): {use: AttributeUse; required: boolean} | undefined {
  const attributes = componentRules(component)?.attributes ?? {};
  if (Object.hasOwn(attributes, attribute))
    return {use: attributes[attribute] ?? 'words', required: true};
  const use = attributes[`${attribute}?`];
  return use && {use, required: false};
}

/** Whether visitors read what an attribute of a tag says. */
export function isReadAttribute(component: string, attribute: string): boolean {
  const use = attributeRule(component, attribute)?.use;
  return use === 'words' || use === 'alt';
}

/** The names of a tag's attributes. */
export function attributeNames(component: string): string[] {
  return Object.keys(componentRules(component)?.attributes ?? {}).map((name) =>
    name.replace('?', ''),
  );
}

/** The line that makes a tag known to a page. */
export function importLine(component: string): string {
  return `import ${component} from '@site/src/components/${component}';`;
}

/** A tag as it is written where it stands alone, such as `<Phone />`, or around words. */
export function exampleTag(component: string): string {
  return componentRules(component)?.words === 'required'
    ? `<${component}>…</${component}>`
    : `<${component} />`;
}

/** A tag with the least that shows what it does. */
export interface TagExample extends Omit<ComponentRules, 'attributes'> {
  name: string;
  /** As it is written. */
  tag: string;
  attributes: Readonly<Record<string, string>>;
}

/** An example of every tag. Pictures, films and facts have the name `example`. */
export function tagExamples(): TagExample[] {
  return COMPONENT_NAMES.map((name) => ({
    ...componentRules(name),
    name,
    tag: exampleTag(name),
    attributes: Object.fromEntries(
      attributeNames(name).map((attribute) => [
        attribute,
        exampleOf(attributeRule(name, attribute)?.use),
      ]),
    ),
  }));
}

function exampleOf(use: AttributeUse = 'words'): string {
  if (use === 'words' || use === 'alt') return 'A few words';
  return typeof use === 'object' ? (use[0] ?? '') : 'example';
}
