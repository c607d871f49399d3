import register from '@generated/site-content/default/registered-hosts.json';
import {useState, type ReactNode} from 'react';
import {isRegistered} from '../../third-parties/scripts';
import {usePreview} from '../../hooks/usePreview';
import {usePlaceState, type ThirdPartyState} from '../../hooks/useThirdParty';
import ThirdPartyPlace from '../ThirdPartyPlace';
import styles from './styles.module.css';

interface Props {
  src: string;
  /** What is in the frame, for screen readers. */
  title: string;
  /** What the visitor waits for, such as `The map`. */
  name: string;
  /** What to do if it does not come. The link itself is beside the frame all along: no script learns that a frame failed. */
  otherWay: string;
}

/**
 * A page of an outside service in a frame (specification, section 7), made when the visitor asks for it. Its place says
 * that it is loading, and after 8 seconds that it has not come. A preview loads none, and nobody one of a host that is
 * not in the register of third parties.
 */
export default function ThirdPartyFrame({src, title, name, otherWay}: Props): ReactNode {
  const isPreview = usePreview() !== undefined;
  const mayLoad = !isPreview && isRegistered(src, register);
  const [loaded, setLoaded] = useState(false);
  const state = usePlaceState(mayLoad ? 'loading' : 'failed', loaded);
  return (
    <FramePlace
      state={state}
      name={name}
      news={isPreview ? 'is not loaded in a preview' : undefined}
      otherWay={otherWay}
    >
      {mayLoad && (
        <iframe
          className={styles.frame}
          src={src}
          title={title}
          allow="autoplay; fullscreen; picture-in-picture; encrypted-media"
          referrerPolicy="strict-origin-when-cross-origin"
          onLoad={() => setLoaded(true)}
        />
      )}
    </FramePlace>
  );
}

interface PlaceProps extends Pick<Props, 'name' | 'otherWay'> {
  state: ThirdPartyState;
  /** What is said of a frame that is not there. */
  news?: string | undefined;
  /** The frame. */
  children?: ReactNode;
}

/** The place of a frame, with what it says while the frame is not there. */
export function FramePlace({state, name, news = 'has not come', otherWay, children}: PlaceProps): ReactNode {
  return (
    <ThirdPartyPlace
      state={state}
      look="frame"
      loadingText={`${name} is loading.`}
      fallback={
        <p role="status">
          {name} {news}. {otherWay}
        </p>
      }
    >
      {children}
    </ThirdPartyPlace>
  );
}
