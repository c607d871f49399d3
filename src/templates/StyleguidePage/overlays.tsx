import facility from '@generated/site-content/default/facility.json';
import clsx from 'clsx';
import {useState, type ReactNode} from 'react';
import Band from '@site/src/components/Band';
import {Launcher} from '@site/src/components/ChatLauncher';
import FacilityGallery from '@site/src/components/FacilityGallery';
import MobileMenu from '@site/src/components/SiteHeader/MobileMenu';
import ThirdPartyPlace from '@site/src/components/ThirdPartyPlace';
import VendorFrame from '@site/src/components/VendorFrame';
import VideoDialog from '@site/src/components/VideoDialog';
import {useLightbox} from '@site/src/components/Lightbox/useLightbox';
import {useVideo} from '@site/src/hooks/useVideo';
import {EXAMPLE} from './examples';
import State from './State';
import styles from './styles.module.css';

const STATES = ['loading', 'ready', 'failed'] as const;

/** What lies over a page. What covers the whole of it opens by its button. */
export function Overlays(): ReactNode {
  return (
    <>
      <Band heading="Over the page">
        <div className={styles.row}>
          <OpenVideo />
          <BrokenPicture />
        </div>
        <FacilityGallery />
      </Band>
      <Band tone="sand" heading="The menu of narrow screens">
        <div className={clsx(styles.stage, styles.phone)}>
          <div className={styles.header}>
            <MobileMenu />
          </div>
        </div>
      </Band>
      <Band heading="The way to the chat">
        <div className={styles.cards}>
          {['Chat with us', 'Text us'].map((label) => (
            <State key={label} name={label}>
              <div className={styles.stage}>
                <Launcher href="#chat" label={label} />
              </div>
            </State>
          ))}
        </div>
      </Band>
    </>
  );
}

function OpenVideo(): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const video = useVideo(EXAMPLE);
  return (
    <>
      <button type="button" className={styles.opener} onClick={() => setOpen(true)}>
        Open a video
      </button>
      {isOpen && <VideoDialog video={video} onClose={() => setOpen(false)} />}
    </>
  );
}

function BrokenPicture(): ReactNode {
  const [view] = facility;
  const lightbox = useLightbox(view ? [{...view, picture: {...view.image, src: '/img/not-there.svg'}}] : []);
  return (
    <>
      <a href={view?.image.src} className={styles.opener} onClick={(event) => lightbox.open(event, 0)} data-replay="">
        Open a picture that does not come
      </a>
      {lightbox.element}
    </>
  );
}

/** The place of a third party: as it is in a preview, and in each of its states. */
export function Frames(): ReactNode {
  return (
    <div className={styles.cards}>
      <State name="in a preview">
        <VendorFrame src={undefined} name="An example" what="the map" title="" loadingText="" fallback={undefined} />
      </State>
      {STATES.map((state) => (
        <State key={state} name={state}>
          <ThirdPartyPlace
            state={state}
            look="frame"
            loadingText="The example is loading."
            fallback={<p>The example has not come. The link beside it has it.</p>}
          >
            {state === 'ready' && <p>What the frame shows.</p>}
          </ThirdPartyPlace>
        </State>
      ))}
    </div>
  );
}
