import {interpolate} from '@dental/practice';

/*
 * The tags that pages may use. The content check, the messages, and the tests use this list.
 * Each is a component in `src/components/<Name>`, or in `src/components/links/inlineTags.tsx` if it
 * needs no import. A test compares the list with the components.
 */

/** The type of an attribute's value; a list contains the valid values. */
export type AttributeUse =
  | 'words'
  | 'alt'
  | 'picture'
  | 'video'
  | 'fact'
  | 'anchor'
  | readonly string[];

/** The attributes and the content of a tag. */
export interface ComponentRules {
  /** Its attributes. One that ends with `?` is optional. */
  attributes: Readonly<Record<string, AttributeUse>>;
  /** The content between `<Tag>` and `</Tag>`; without it, the tag closes itself: `<Tag />`. */
  words?: 'required' | 'optional';
  /** The type of content: a list, numbered steps, or `<VideoModal>` tags; paragraphs if omitted. */
  holds?: 'list' | 'steps' | 'videos';
  /** True if it needs no import and may be in a sentence. */
  inline?: true;
  /** Its anchor, for links with #. */
  anchor?: string;
  /** True if it contains cards with h3 headings, so an h2 must come first. */
  cards?: true;
  /** True if it links to its own page from every other page. */
  linksToOwnPage?: true;
  /** The path of the practice data that it shows, with attributes in braces. */
  dataPath?: string;
}

const FORMS = ['contact', 'virtual', 'newsletter'] as const;

const RULES: Record<string, ComponentRules> = {
  Address: {attributes: {}, inline: true},
  BookLink: {attributes: {}, words: 'required', inline: true},
  Email: {attributes: {}, inline: true},
  Fact: {attributes: {name: 'fact'}, inline: true},
  OfficeLink: {attributes: {}, words: 'required', inline: true},
  Phone: {attributes: {}, inline: true},

  AfterHours: {attributes: {}, dataPath: 'practice.afterHours'},
  AtAGlance: {
    attributes: {'time?': 'words', 'visits?': 'words', 'recovery?': 'words', 'lasts?': 'words'},
  },
  BenefitList: {attributes: {}, words: 'required', holds: 'list'},
  BookingSection: {attributes: {heading: 'words', 'video?': 'video'}, words: 'required'},
  CareSection: {
    attributes: {heading: 'words', 'video?': 'video', 'image?': 'picture'},
    words: 'required',
  },
  CostRanges: {attributes: {}, dataPath: 'costs.groups'},
  DentistGrid: {
    attributes: {'look?': ['compact', 'full'], 'heading?': 'words'},
    words: 'optional',
    cards: true,
  },
  FacilityGallery: {attributes: {}, dataPath: 'facility'},
  FinancingWidget: {
    attributes: {},
    dataPath: 'integrations.financing|practice.links.financingApplication',
  },
  PatientForm: {attributes: {form: FORMS}, dataPath: 'forms.{form}.fields'},
  FirstVisitOffer: {attributes: {}},
  FormsLink: {
    attributes: {'to?': ['pdf', 'page', 'referral']},
    words: 'required',
    dataPath: '{to}Slip.sheets',
  },
  Hero: {
    attributes: {image: 'picture', alt: 'alt', 'video?': 'video', step: 'words'},
    words: 'required',
  },
  HoursSection: {attributes: {heading: 'words', image: 'picture', alt: 'alt'}, words: 'required'},
  InsurancePlans: {attributes: {}, dataPath: 'insurance.plans'},
  MembershipPlan: {attributes: {}},
  JumpList: {attributes: {}, words: 'required', holds: 'list'},
  LanguageHelp: {attributes: {}, dataPath: 'practice.languageHelp'},
  NewPatientForms: {attributes: {}, linksToOwnPage: true},
  OfficeSection: {attributes: {}, anchor: 'office'},
  Offers: {attributes: {heading: 'words', lead: 'words'}, words: 'required', holds: 'videos'},
  OpenPositions: {attributes: {}, words: 'required', cards: true},
  PaymentHelper: {attributes: {}},
  PaymentPartners: {attributes: {}, dataPath: 'paymentPartners'},
  PerioPromo: {attributes: {}, dataPath: 'perioProtection.logo'},
  OfficeStatus: {attributes: {}},
  PerioProtect: {attributes: {}, anchor: 'perio-protect', dataPath: 'perioProtection.logo'},
  Picture: {attributes: {image: 'picture', alt: 'alt'}},
  PromotionBanner: {attributes: {image: 'picture'}, words: 'required', anchor: 'promotions'},
  Question: {attributes: {title: 'words'}, words: 'required'},
  ReviewWall: {attributes: {}, dataPath: 'reviews'},
  ServiceGrid: {attributes: {'heading?': 'words', 'id?': 'anchor'}, words: 'optional', cards: true},
  SiteSearch: {attributes: {}, words: 'required'},
  ShareLink: {attributes: {}},
  SmileGallery: {attributes: {}, dataPath: 'cases'},
  StaffGrid: {attributes: {}, cards: true},
  StepList: {attributes: {}, words: 'required', holds: 'steps'},
  SubServices: {attributes: {heading: 'words'}, words: 'optional'},
  Testimonials: {attributes: {heading: 'words'}, words: 'optional', dataPath: 'testimonials'},
  ThirdParties: {attributes: {}},
  UrgentCall: {attributes: {}},
  VideoEmbed: {attributes: {id: 'video'}},
  VideoModal: {attributes: {id: 'video', 'heading?': 'words'}, words: 'optional'},
  WhenToCall: {attributes: {}, words: 'required', holds: 'list'},
  WorkingHours: {attributes: {}},
};

/** The names of all tags, sorted. */
export const COMPONENT_NAMES: readonly string[] = Object.keys(RULES).sort();

/** Returns the rules of a tag; undefined if there is no such tag. */
export function getComponentRules(name: string): ComponentRules | undefined {
  return Object.hasOwn(RULES, name) ? RULES[name] : undefined;
}

/**
 * Returns true if the practice has data for a tag to show, or if the data can't be looked up.
 * @param content the records of the practice by name
 */
export function hasTagData(
  content: object,
  name: string,
  attributes: Readonly<Record<string, string>>,
): boolean {
  const paths = interpolate(getComponentRules(name)?.dataPath ?? '', attributes).split('|');
  return paths.some((path) => hasValue(content, path));
}

function hasValue(content: object, path: string): boolean {
  const [root = '', ...keys] = path.split('.');
  let value: unknown = (content as Record<string, unknown>)[root] ?? true;
  for (const key of keys) {
    const isUnknown = value === true || value === undefined;
    value = isUnknown || (value as Record<string, unknown>)[key];
  }
  return Array.isArray(value) ? value.length > 0 : Boolean(value);
}

/** Returns the rule of an attribute; undefined if the tag doesn't have it. */
export function getAttributeRule(
  component: string,
  attribute: string,
): {use: AttributeUse; required: boolean} | undefined {
  const attributes = getComponentRules(component)?.attributes ?? {};
  if (Object.hasOwn(attributes, attribute))
    return {use: attributes[attribute] ?? 'words', required: true};
  const use = attributes[`${attribute}?`];
  return use && {use, required: false};
}

/** Returns true if visitors read the value of an attribute. */
export function isReadAttribute(component: string, attribute: string): boolean {
  const use = getAttributeRule(component, attribute)?.use;
  return use === 'words' || use === 'alt';
}

/** Lists the names of a tag's attributes. */
export function listAttributeNames(component: string): string[] {
  return Object.keys(getComponentRules(component)?.attributes ?? {}).map((name) =>
    name.replace('?', ''),
  );
}

/** Returns the import line of a tag. */
export function makeImportLine(component: string): string {
  return `import ${component} from '@site/src/components/${component}';`;
}

/** Returns an example of a tag, such as `<Phone />` or `<StepList>…</StepList>`. */
export function makeExampleTag(component: string): string {
  return getComponentRules(component)?.words === 'required'
    ? `<${component}>…</${component}>`
    : `<${component} />`;
}

/** A minimal example of a tag. */
export interface TagExample extends Omit<ComponentRules, 'attributes'> {
  name: string;
  /** The example as typed in a page. */
  tag: string;
  attributes: Readonly<Record<string, string>>;
}

/** Returns an example of every tag. Images, videos, and facts have the name `example`. */
export function makeTagExamples(): TagExample[] {
  return COMPONENT_NAMES.map((name) => ({
    ...getComponentRules(name),
    name,
    tag: makeExampleTag(name),
    attributes: Object.fromEntries(
      listAttributeNames(name).map((attribute) => [
        attribute,
        makeExampleValue(getAttributeRule(name, attribute)?.use),
      ]),
    ),
  }));
}

function makeExampleValue(use: AttributeUse = 'words'): string {
  if (use === 'words' || use === 'alt') return 'A few words';
  return typeof use === 'object' ? (use[0] ?? '') : 'example';
}
