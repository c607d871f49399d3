import type {ReactNode} from 'react';
import PatientForm from './PatientForm';
import MediaSection from './layout/MediaSection';
import VideoEmbed from './VideoEmbed';
import BlockText from './Prose/BlockText';

interface Props {
  heading: string;
  video?: string;
  /** The text next to the form: how the office handles a message. */
  children: ReactNode;
}

/** The contact form with a note about booking, and a video (specification, section 2, route /). */
export default function BookingSection({heading, video, children}: Props): ReactNode {
  return (
    <MediaSection tone="tint-cool" wide="second" align="start">
      <div className="stack gap-6">
        <BlockText heading={heading}>{children}</BlockText>
        {video !== undefined && <VideoEmbed id={video} overPage />}
      </div>
      <PatientForm form="contact" />
    </MediaSection>
  );
}
