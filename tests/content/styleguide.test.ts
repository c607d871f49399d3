import {readdirSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';

const COMPONENTS = readdirSync('src/components', {withFileTypes: true}).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);
const STYLEGUIDE = 'src/templates/StyleguidePage';

const AROUND = 'It is around the styleguide as around every page.';
const LAYOUT = 'It only arranges what is in it.';

/** The components that the styleguide has no example of, and why. */
const EXCUSED: Record<string, string> = {
  ActionBar: AROUND,
  CardLink: 'ServiceGrid shows it.',
  Columns: LAYOUT,
  ConfirmedNote: 'InsurancePlans shows it.',
  Filled: 'ReviewedNote shows it.',
  EditLink: 'The blocks with facts of their own show it.',
  Lightbox: 'A picture of FacilityGallery opens it.',
  LanguageHelp: 'It is a list of texts of the practice.',
  MailAddress: 'PersonFacts shows it.',
  MainNavigation: AROUND,
  MembershipPlan: 'Not every practice has one.',
  NavigationLink: AROUND,
  NewPatientForms: 'It has a document of its own, and leaves any other.',
  OutsideLink: 'OfficeSection shows it.',
  PreviewNote: 'VendorFrame shows it.',
  PreviewRibbon: AROUND,
  RouteAnnouncer: AROUND,
  ShareLink: 'It is one link, below the pages that have it.',
  SiteFooter: AROUND,
  SiteHeader: AROUND,
  SkipLink: AROUND,
  StaffGrid: 'PersonGrid shows it.',
  VideoPlayer: 'VideoDialog and VideoEmbed show it.',
  WholeWords: LAYOUT,
  Words: LAYOUT,
  inline: 'These are single words and links, as the text of the pages shows them.',
};

const source = readdirSync(STYLEGUIDE)
  .map((file) => readFileSync(`${STYLEGUIDE}/${file}`, 'utf8'))
  .join('\n');
const shown = COMPONENTS.filter((name) => source.includes(`'@site/src/components/${name}'`));

describe('the styleguide', () => {
  it('shows every component, or there is a reason why not', () => {
    expect(COMPONENTS.filter((name) => !shown.includes(name) && !(name in EXCUSED))).toEqual([]);
  });

  it('excuses no component that it shows or that is gone', () => {
    expect(Object.keys(EXCUSED).filter((name) => shown.includes(name) || !COMPONENTS.includes(name))).toEqual([]);
  });
});
