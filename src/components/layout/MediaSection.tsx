import type {ComponentProps, ReactNode} from 'react';
import Section from './Section';
import TwoColumns from './TwoColumns';

type Props = Pick<ComponentProps<typeof Section>, 'tone' | 'heading'> & ComponentProps<typeof TwoColumns>;

/** A section of words and, beside them, a film, a picture or something to use. */
export default function MediaSection({tone, heading, ...columns}: Props): ReactNode {
  return (
    <Section {...(tone && {tone})} {...(heading && {heading})}>
      <TwoColumns {...columns} />
    </Section>
  );
}
