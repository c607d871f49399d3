import {getQuotableFacts, type Site} from '@dental/content';
import {type Choice, listChoices} from '../settings';

const MAX_FACT_LENGTH = 60;

/** A fact that a text can quote, with its current value. The label has the name, too. */
export interface FactChoice extends Choice {
  text: string;
}

/** Lists the pages, videos, and facts with their values that a text can refer to. */
export function listChoicesForTexts(site: Site) {
  const {page: pages, video: videos} = listChoices(site);
  const facts = listFacts(site);
  return {pages, videos, facts, tags: [...listContacts(site), ...facts.map(toTag)]};
}

function listFacts(site: Site): FactChoice[] {
  return Object.entries(getQuotableFacts(site)).map(([value, {text, label: ownName}]) => {
    const name = ownName ?? (value.split('.').at(-1) ?? value).replaceAll('-', ' ');
    const isLong = text.length > MAX_FACT_LENGTH;
    const shortText = isLong ? `${text.slice(0, MAX_FACT_LENGTH)}…` : text;
    const label = `${shortText}, ${name.charAt(0).toLowerCase()}${name.slice(1)}`;
    return {value, label, text: shortText};
  });
}

/** The ways to reach the practice, each by the tag that shows it. */
function listContacts({practice: {phone, email, address}}: Site): FactChoice[] {
  return [
    {value: '<Phone />', text: phone, label: `${phone}, our phone number`},
    {value: '<Email />', text: email, label: `${email}, our email address`},
    {value: '<Address />', text: address.street, label: `${address.street}, our address`},
  ];
}

function toTag(fact: FactChoice): FactChoice {
  return {...fact, value: `<Fact name="${fact.value}" />`};
}
