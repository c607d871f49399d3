import englishDentists from '@generated/site-content/default/dentists.json';
import type {ReactNode} from 'react';
import Section from './layout/Section';
import {useWords} from '../language';
import PersonGrid from './PersonGrid';

interface Props {
  /** `full` shows each dentist's first paragraph, `compact` only its first sentence. */
  look?: 'compact' | 'full';
  /** If given, the cards are in a separate band. */
  heading?: string;
  /** A short text under the heading. */
  children?: ReactNode;
}

/** A card for each dentist (specification, section 2, routes / and /our-dentist). */
export default function DentistGrid({look = 'full', heading, children}: Props): ReactNode {
  const dentists = useWords('dentists', englishDentists);
  const describe = ({summary}: {summary: string}) =>
    look === 'full' ? summary : takeFirstSentence(summary);
  const cards = (
    <PersonGrid people={dentists} look={look} describe={describe} eagerPictures={heading ? 0 : 1} />
  );
  if (!heading) return cards;
  return (
    <Section tone="surface" heading={heading} intro={children}>
      {cards}
    </Section>
  );
}

/** The first sentence of a text. A title such as "Dr." doesn't end a sentence. */
function takeFirstSentence(text: string): string {
  return /^.*?\w{3,}\.(?= |$)/.exec(text)?.[0] ?? text;
}
