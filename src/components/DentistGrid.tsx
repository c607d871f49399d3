import dentists from '@generated/site-content/default/dentists.json';
import type {ReactNode} from 'react';
import Section from './layout/Section';
import PersonGrid from './PersonGrid';

interface Props {
  /** `full`: with each dentist's first paragraph and Learn more; `compact`: with the first sentence of it. */
  look?: 'compact' | 'full';
  /** With a heading the cards are in a band of their own. */
  heading?: string;
  /** A few words under the heading. */
  children?: ReactNode;
}

/** A card for each dentist (specification, section 2, routes / and /our-dentist). */
export default function DentistGrid({look = 'full', heading, children}: Props): ReactNode {
  const about = ({summary}: {summary: string}) =>
    look === 'full' ? summary : takeFirstSentence(summary);
  const cards = <PersonGrid people={dentists} look={look} about={about} soon={heading ? 0 : 1} />;
  if (!heading) return cards;
  return (
    <Section tone="surface" heading={heading} intro={children}>
      {cards}
    </Section>
  );
}

/** The first sentence of a text; a title such as "Dr." ends none. */
function takeFirstSentence(text: string): string {
  return /^.*?\w{3,}\.(?= |$)/.exec(text)?.[0] ?? text;
}
