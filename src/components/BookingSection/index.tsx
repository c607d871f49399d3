import type {ReactNode} from 'react';
import Section from '../layout/Section';
import FormPlace from '../FormPlace';
import TwoColumns from '../layout/TwoColumns';
import VideoEmbed from '../VideoEmbed';
import BlockText from '../Prose/BlockText';
import styles from './styles.module.css';

interface Props {
  heading: string;
  /** The id of the video on how booking works. */
  video: string;
  /** What happens with a message, beside the form. */
  children: ReactNode;
}

/** The contact form with a word on how booking works and a video (specification, section 2, route /). */
export default function BookingSection({heading, video, children}: Props): ReactNode {
  return (
    <Section tone="sky">
      <TwoColumns wide="second" align="start">
        <div className={styles.words}>
          <BlockText heading={heading}>{children}</BlockText>
          <VideoEmbed id={video} overPage />
        </div>
        <FormPlace form="contact" />
      </TwoColumns>
    </Section>
  );
}
