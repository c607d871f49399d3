import * as z from 'zod';
import {rule, text} from './fields';

/**
 * A label: words that the layout or a block says by itself.
 * @param where where visitors meet it, as a sentence for staff
 * @param places what the site fills in, by the names that stand in braces
 */
function label(where: string, ...places: string[]) {
  return text
    .check(
      rule(
        (value) => places.every((place) => value.includes(`{${place}}`)),
        `A part that the site fills in is missing: ${places.map((place) => `{${place}}`).join(', ')}.`,
        'Write it where the site should fill it in, braces included.',
      ),
      rule(
        (value) => [...value.matchAll(/\{(\w*)\}/g)].every(([, name = '']) => places.includes(name)),
        'There are braces around something that the site does not know here.',
        places.length > 0
          ? `It fills in ${places.map((place) => `{${place}}`).join(', ')} and nothing else.`
          : 'Delete the braces: nothing is filled in here.',
      ),
    )
    .describe(where);
}

/** The file `labels.yml`: the words around the pages, by the place where visitors meet them. */
export const labels = z.strictObject({
  /** Header, footer and what else is on every page. */
  layout: z.strictObject({
    homePage: label('What the logo leads to, for screen readers.', 'name'),
    elsewhere: label('The name of the row of social profiles, for screen readers.', 'name'),
    newTab: label('What screen readers add to links to other websites.'),
    skip: label('The first link of every page, for the keyboard.'),
    mainMenu: label('The name of the main navigation, for screen readers.'),
    menu: label('The button that opens the menu on phones.'),
    actionBar: label('The name of the bar at the lower edge on phones, for screen readers.'),
    callNow: label('Before the phone number at the top of every page.'),
    call: label('The button that calls, on phones.'),
    book: label('The button that books, on phones.'),
    directions: label('The button that leads to the office, on phones.'),
    request: label('The button of the header and of people and services.'),
    topBarBooking: label('The booking button at the top of every page.'),
    pauseOffers: label('The button that stops the moving line at the top.'),
    moveOffers: label('The button that lets it move again.'),
    contact: label('A heading of the footer.'),
    hours: label('A heading of the footer.'),
    newsletter: label('A heading of the footer.'),
    smartLinks: label('A heading of the footer.'),
    ourServices: label('A heading of the footer.'),
    illustrations: label('The last line of every page, as long as drawings are shown.'),
  }),
  /** The links of the menu and the footer. */
  menus: z.strictObject({
    home: label('A link of the menu or of the footer.'),
    services: label('A link of the menu or of the footer.'),
    allServices: label('A link of the menu or of the footer.'),
    about: label('A link of the menu or of the footer.'),
    aboutUs: label('A link of the menu or of the footer.'),
    doctors: label('A link of the menu or of the footer.'),
    staff: label('A link of the menu or of the footer.'),
    gallery: label('A link of the menu or of the footer.'),
    reviews: label('A link of the menu or of the footer.'),
    blog: label('A link of the menu or of the footer.'),
    plansAndPricing: label('A link of the menu or of the footer.'),
    paymentPlans: label('A link of the menu or of the footer.'),
    financialPolicy: label('A link of the menu or of the footer.'),
    payOnline: label('A link of the menu or of the footer.'),
    patientInformation: label('A link of the menu or of the footer.'),
    virtualConsultation: label('A link of the menu or of the footer.'),
    contactUs: label('A link of the menu or of the footer.'),
    easyAppointment: label('A link of the menu or of the footer.'),
    privacyPolicy: label('A link of the menu or of the footer.'),
    terms: label('A link of the menu or of the footer.'),
  }),
  /** Wherever hours are shown. */
  hours: z.strictObject({
    between: label('The hours of a day.', 'opens', 'closes'),
    closed: label('A day on which the office is closed.'),
    closedToday: label('The hours of today, when it is a holiday.', 'name'),
    closedOn: label('A holiday that comes within days, at the foot of every page.', 'days', 'name'),
    openNow: label('What the office does now.', 'time'),
    opensToday: label('What the office does now.', 'time'),
    reopens: label('What the office does in a break.', 'time'),
    opens: label('What the office does now.', 'day', 'time'),
    tomorrow: label('The next day, in the line above.'),
    today: label('The mark at the day of today.'),
    askUs: label('In place of the state, on days for which holidays are not decided.'),
    closures: label('The heading above the coming closures.'),
    caption: label('What the table is, for screen readers.'),
  }),
  /** Whom to call when it cannot wait. */
  emergency: z.strictObject({
    heading: label('The heading of the box beside every treatment.'),
    text: label('When to call.'),
    call911: label('When to call 911.'),
    sameDay: label('The heading of the signs for which to call on the same day.'),
    call: label('The button under them.', 'phone'),
  }),
  /** What every page may have. */
  page: z.strictObject({
    breadcrumb: label('The name of the way from home to the page, for screen readers.'),
    portrait: label('What a portrait shows, for screen readers.', 'name'),
    onThisPage: label('The heading of the list of sections.'),
    inForceFrom: label('From when a legal text holds.', 'day'),
    reviewed: label('Who answers for a page.', 'name', 'day'),
    table: label('The name of a table without one, for screen readers.'),
  }),
  /** The blocks of the home page. */
  home: z.strictObject({
    schedule: label('The first button.'),
    howWeWork: label('The second button.'),
    exploreServices: label('The link down to the services.'),
    firstStep: label('The small card on the picture.'),
    dentists: label('The line under the picture, for the number of dentists.', 'count'),
    languages: label('The line under the picture, for languages.', 'languages'),
    bookPerio: label('The button of the gum treatment.'),
    perioMore: label('The second button there.'),
    perioMark: label('What its mark says, for screen readers.'),
    promotionEnds: label('The last day of an offer.', 'day'),
    firstVisit: label('The button while no offer is on.'),
  }),
  /** Services and treatments. */
  services: z.strictObject({
    knowMore: label('The link of a card.'),
    aboutService: label('What screen readers add to it.', 'service'),
    others: label('The heading beside a service.'),
    all: label('The link to all services.'),
    moreIn: label('The heading beside a treatment.', 'service'),
    overview: label('The link to its service.', 'service'),
    ready: label('The heading at the end of a service.'),
    readyText: label('The text under it.'),
    ask: label('The heading at the end of a treatment.'),
    askText: label('The text under it.'),
    contactUs: label('The button under it.'),
    timeInChair: label('At a glance: how long a visit takes.'),
    visits: label('At a glance: how many visits.'),
    recovery: label('At a glance: what comes after.'),
    lasts: label('At a glance: how long the result lasts.'),
  }),
  /** Dentists and staff. */
  people: z.strictObject({
    learnMore: label('The link of a large card.'),
    viewProfile: label('The link of a small card.'),
    aboutPerson: label('What screen readers add to it.', 'name'),
    speciality: label('What a dentist is.'),
    role: label('What a member of the staff is.'),
    location: label('Where they work.'),
    phone: label('A number of their own.'),
    email: label('An address of their own.'),
    otherDentists: label('The heading of the other dentists.'),
    skills: label('The heading of what a dentist does.'),
    education: label('The heading of where it was learned.'),
    team: label('The heading at the end of a profile.'),
    teamText: label('The text under it.'),
    doctors: label('The button to the dentists.'),
  }),
  /** Reviews and testimonials. */
  reviews: z.strictObject({
    sources: label('The name of the counts, for screen readers.'),
    countFrom: label('How many reviews come from where.', 'count', 'source'),
    origin: label('When and where a review was written.', 'date', 'source'),
    previous: label('A button of the moving quotations.'),
    next: label('A button of the moving quotations.'),
    play: label('A button of the moving quotations.'),
    pause: label('A button of the moving quotations.'),
    scroll: label('Under the quotations, where scripts do not run.'),
  }),
  /** The smile gallery. */
  gallery: z.strictObject({
    filter: label('The name of the filters, for screen readers.'),
    age: label('A filter, and a fact of a case.'),
    anyAge: label('The choice that leaves it open.'),
    gender: label('A filter, and a fact of a case.'),
    anyGender: label('The choice that leaves it open.'),
    category: label('A filter.'),
    anyCategory: label('The choice that leaves it open.'),
    treatment: label('A fact of a case.'),
    apply: label('The button that filters.'),
    reset: label('The link that shows all cases again.'),
    oneCase: label('How much is found.', 'page', 'pages'),
    cases: label('How much is found.', 'total', 'page', 'pages'),
    nothing: label('The heading when nothing is found.'),
    nothingText: label('The text under it.'),
    clear: label('The link under it.'),
    failed: label('The heading when the connection is lost.'),
    failedText: label('The text under it.'),
    pages: label('The name of the page numbers, for screen readers.'),
    pageNumber: label('A page number, for screen readers.', 'page'),
    previous: label('The page before.'),
    next: label('The page after.'),
    before: label('At the picture before treatment.'),
    after: label('At the picture after treatment.'),
    compare: label('The link that compares both pictures.'),
    beforeAndAfter: label('Under the pair of pictures.', 'name'),
    smileBefore: label('What it shows, for screen readers.', 'treatment'),
    smileAfter: label('What it shows, for screen readers.', 'treatment'),
  }),
  /** Pictures over the page. */
  lightbox: z.strictObject({
    failed: label('In place of a picture that cannot be loaded.'),
    compare: label('The handle over a pair of pictures, for screen readers.'),
  }),
  /** Videos. */
  videos: z.strictObject({
    play: label('Before the title of a video.'),
    length: label('Before its length, for screen readers.'),
    close: label('The button that closes it.'),
    transcript: label('Opens its words.'),
    watch: label('The link to it elsewhere.', 'player'),
    failed: label('In place of a video of our own that cannot be played.'),
  }),
  /** The payment helper. */
  payment: z.strictObject({
    label: label('The name of the helper, for screen readers.'),
    cost: label('The field for the amount.'),
    hint: label('Under the field, while it is empty.'),
    notAnAmount: label('Under the field, for what is no number.'),
    tooSmall: label('Under the field, for less than it works out.', 'least'),
    tooLarge: label('Under the field, for more than it works out.', 'most'),
    paidAtOnce: label('Under the field, for an amount.', 'amount'),
    waysToPay: label('The name of the table, for screen readers.'),
    treatmentOf: label('The heading of the table.', 'amount'),
    howYouPay: label('A column.'),
    atStart: label('A column.'),
    eachMonth: label('A column.'),
    inAll: label('A column.'),
    inFull: label('A row.', 'percent'),
    nothing: label('A cell.'),
    plan: label('A row.', 'months', 'percent'),
    note: label('How it is worked out.'),
  }),
  /** The office on the contact page. */
  office: z.strictObject({
    heading: label('The heading of the section.'),
    directions: label('Its button.'),
  }),
  /** The forms to download. */
  forms: z.strictObject({
    kind: label('What kind of file the new-patient forms are.'),
  }),
  /** The table of the privacy page. */
  thirdParties: z.strictObject({
    table: label('The name of the table, for screen readers.'),
    company: label('A column.'),
    purpose: label('A column.'),
    pages: label('A column.'),
    contacted: label('A column.'),
    agreement: label('A column.'),
    signed: label('A cell.'),
    missing: label('A cell.'),
    notNeeded: label('A cell.'),
  }),
  /** The page for addresses that do not exist. */
  notFound: z.strictObject({
    title: label('The title in the tab of the browser.'),
    heading: label('The heading.'),
    subheading: label('The line under it.'),
    text: label('The text.'),
    button: label('The button.'),
    more: label('The other ways.', 'services', 'contact', 'phone'),
    services: label('The first of them.'),
    contact: label('The second of them.'),
  }),
  /** When a page cannot be shown. */
  failures: z.strictObject({
    title: label('The heading of a page that fails.'),
    text: label('The text under it.'),
    call: label('The other way.', 'phone'),
    notArrived: label('The heading of a page that does not come.'),
    lost: label('The text under it.'),
    reload: label('The button.'),
    loading: label('While a page is on its way.'),
  }),
});
