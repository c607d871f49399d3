import labels from '@generated/site-content/default/labels/reviews.json';
import {useState, type ReactNode} from 'react';
import {A11y, Autoplay} from 'swiper/modules';
import {Swiper, SwiperSlide, type SwiperClass} from 'swiper/react';
import 'swiper/css';
import {useReducedMotion} from '../../hooks/useReducedMotion';
import {IconButton} from '../Button';
import styles from './carousel.module.css';
import {useMovement} from './useMovement';

interface Props {
  slides: readonly ReactNode[];
  /** The carousel's name for screen readers. */
  label: string;
}

/* From the specification, section 9. */
const SLIDE_MS = 2000;
const TRANSITION_MS = 1000;

/**
 * Shows one slide at a time and advances automatically, with arrows and without swiping. It can be
 * paused, and it stops while the pointer or the focus is on it and while it is out of sight. With
 * reduced motion it starts paused, and slides change without a transition.
 */
export default function Carousel({slides, label}: Props): ReactNode {
  const [swiper, setSwiper] = useState<SwiperClass>();
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const hasReducedMotion = useReducedMotion();
  const {isPaused, pause, play} = useMovement(swiper, frame, hasReducedMotion);
  return (
    <section
      ref={setFrame}
      className={styles.carousel}
      aria-roledescription="carousel"
      aria-label={label}
    >
      <Swiper
        modules={[A11y, Autoplay]}
        slidesPerView={1}
        slidesPerGroup={1}
        speed={hasReducedMotion ? 0 : TRANSITION_MS}
        rewind
        allowTouchMove={false}
        autoplay={{delay: SLIDE_MS, waitForTransition: false, disableOnInteraction: false}}
        a11y={{slideRole: 'group', itemRoleDescriptionMessage: 'slide'}}
        onSwiper={setSwiper}
      >
        {slides.map((slide, index) => (
          <SwiperSlide key={index} className={styles.slide}>
            {slide}
          </SwiperSlide>
        ))}
      </Swiper>
      <div className={styles.controls}>
        <IconButton
          icon="chevron-left"
          label={labels.previous}
          onClick={() => swiper?.slidePrev()}
        />
        {isPaused ? (
          <IconButton key="play-or-pause" icon="play" label={labels.play} onClick={play} />
        ) : (
          <IconButton key="play-or-pause" icon="pause" label={labels.pause} onClick={pause} />
        )}
        <IconButton icon="chevron-right" label={labels.next} onClick={() => swiper?.slideNext()} />
      </div>
    </section>
  );
}
