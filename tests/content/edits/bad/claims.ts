import {appending, type BadEdit} from '../edit';

const ABOUT = 'about-us.mdx';
const REVIEW = '_reviews/01-bh.mdx';

const claims = (does: string, append: string, says: string, more?: Partial<BadEdit>): BadEdit =>
  appending(ABOUT, does, append, says, more);

const quotes = (does: string, append: string, says: string): BadEdit =>
  appending(REVIEW, does, append, says, {warns: true});

/** Claims that the law does not allow a dentist to make, as a flyer, a post or a well-meant sentence has them. */
export const claimed: BadEdit[] = [
  claims('calls us the best', 'We are the best dentists in Gilbert.', 'places us above others'),
  claims(
    'calls us number one',
    'Come and see why families call us the #1 dental office in the East Valley.',
    'above others',
  ),
  claims('calls a dentist the top one', 'Dr. Raman is one of the top cosmetic dentists in Arizona.', 'above others'),
  claims('calls the care second to none', 'Our hygienists are second to none.', 'above others'),
  claims('tells of a prize', 'Voted best dentist by our neighbors.', 'above others'),
  claims('calls the team the friendliest', 'Meet the friendliest team in the valley.', 'above others'),
  claims('calls a dentist the most experienced', 'You are treated by the most experienced dentists.', 'above others'),
  claims('says that nobody does it better', 'Nobody does it better than Dr. Okafor.', 'compares us'),
  claims('runs down other offices', 'Unlike other dentists, we never rush.', 'compares us'),
  claims('says what others do', 'Most dental offices push treatment that you do not need.', 'compares us'),
  claims('undercuts others', 'Our crowns cost less and last longer than at other offices.', 'compares us'),
  claims('has the lowest prices', 'We have the lowest prices for implants.', 'compares us'),
  claims('is the only one', 'We are the only practice in Gilbert with a scanner.', 'compares us'),
  claims('promises a painless visit', 'Our root canals are painless.', 'nothing hurts'),
  claims('promises no pain', 'Have a tooth out with no pain and no fear of treatment.', 'nothing hurts'),
  claims('promises that nobody feels anything', 'You will not feel a thing.', 'nothing hurts'),
  claims('guarantees a result', 'We guarantee a smile that you love.', 'promises a result'),
  claims('gives a warranty for life', 'Every implant comes with a lifetime warranty.', 'promises a result'),
  claims('lets crowns last forever', 'Our crowns last a lifetime.', 'promises a result'),
  claims('names a rate of success', 'Our implants have a 98% success rate.', 'promises a result'),
  claims('is always successful', 'Our veneers are 100% natural-looking.', 'promises a result'),
  claims('works for everybody', 'Whitening works for everyone.', 'promises a result'),
  claims('cures gum disease', 'Perio trays cure gum disease.', 'promises a cure'),
  claims('ends snoring', 'Our guard eliminates snoring for good.', 'promises a cure'),
  claims('names specialists', 'Our implant specialists look forward to meeting you.', 'gives a title'),
  claims('specializes', 'Dr. Raman specializes in veneers.', 'gives a title'),
  {
    does: 'gives a dentist the title of a specialist',
    file: 'our-dentist/dr-priya-raman.mdx',
    replace: [/expertise: .*/, 'expertise: Orthodontist'],
    at: 'expertise:',
    says: 'gives a title',
  },
  claims('has no side effects', 'Laughing gas has no side effects.', 'nothing can go wrong'),
  claims('is risk-free', 'Sedation with us is risk-free.', 'nothing can go wrong'),
  claims('is completely safe', 'Whitening is completely safe.', 'nothing can go wrong'),
  claims('shows all reviews', 'Here you can read every one of our patient reviews.', 'a selection'),
  claims('pays for reviews', 'Leave us a Google review and get $10 off your next cleaning.', 'pays for a review'),
  claims('raffles among reviewers', 'Write a review to win an electric toothbrush.', 'pays for a review'),
  claims('hides bad reviews', 'We only show our best reviews.', 'keeps reviews back'),
  claims('claims that everybody is happy', 'All of our patients love their new smiles.', 'more than reviews can show'),
  claims('names a rating', 'We are rated 4.9 stars on Google.', 'is a rating'),
  claims("makes one patient's result everybody's", 'Your results will look just like this.', 'for everybody'),
  {
    does: 'puts a claim into the description of a page',
    file: ABOUT,
    replace: [
      /description: .*/,
      'description: How {practice} became the leading dental practice in Gilbert, Arizona, and what you can expect.',
    ],
    at: 'description:',
    says: 'above others',
  },
  {
    does: 'puts a claim into a promotion',
    file: '_practice/promotions.yml',
    replace: ['heading: August smile sale', 'heading: Painless whitening in August'],
    at: 'heading: Painless',
    says: 'nothing hurts',
  },
  quotes('quotes a patient who calls us the best', 'They are the best dentists in Arizona.', 'above others'),
  quotes('quotes a patient who felt nothing', 'My root canal was painless.', 'nothing hurts'),
];
