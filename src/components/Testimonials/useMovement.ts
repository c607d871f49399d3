import {useEffect, useState} from 'react';
import type {SwiperClass} from 'swiper/react';

/** What the visitor's buttons do, and which of them is due. */
interface Movement {
  isPaused: boolean;
  pause(this: void): void;
  play(this: void): void;
}

/**
 * Lets a carousel move by itself only while nothing speaks against it: the visitor's pause, the pointer or the focus
 * on it, being out of sight or in a hidden tab. Play holds although the pointer and the focus are on its button, until
 * one of them comes again.
 * @param frame the element around slides and controls
 * @param isCalm whether it waits for Play from the start
 */
export function useMovement(
  swiper: SwiperClass | undefined,
  frame: HTMLElement | null,
  isCalm: boolean,
): Movement {
  const [wish, setWish] = useState<'pause' | 'play'>();
  const isPaused = wish === 'pause' || (isCalm && wish === undefined);
  useEffect(() => {
    if (!swiper || !frame) return undefined;
    const hasFocus = () => frame.querySelector(':focus-visible') !== null;
    const state = {
      isInSight: false,
      isHovered: wish !== 'play' && frame.matches(':hover'),
      isFocused: wish !== 'play' && hasFocus(),
    };
    const update = (change: Partial<typeof state>) => {
      Object.assign(state, change);
      const rests =
        isPaused || document.hidden || !state.isInSight || state.isHovered || state.isFocused;
      if (rests) swiper.autoplay.stop();
      else if (!swiper.autoplay.running) swiper.autoplay.start();
    };
    const sight = new IntersectionObserver((entries) =>
      update({isInSight: entries.some(({isIntersecting}) => isIntersecting)}),
    );
    sight.observe(frame);
    const events = new AbortController();
    const {signal} = events;
    frame.addEventListener('pointerenter', () => update({isHovered: true}), {signal});
    frame.addEventListener('pointerleave', () => update({isHovered: false}), {signal});
    frame.addEventListener('focusin', () => update({isFocused: hasFocus()}), {signal});
    frame.addEventListener('focusout', () => update({isFocused: false}), {signal});
    document.addEventListener('visibilitychange', () => update({}), {signal});
    return () => {
      sight.disconnect();
      events.abort();
    };
  }, [swiper, frame, wish, isPaused]);
  return {isPaused, pause: () => setWish('pause'), play: () => setWish('play')};
}
