import {useEffect, useState} from 'react';
import type {SwiperClass} from 'swiper/react';

interface Movement {
  isPaused: boolean;
  pause(this: void): void;
  play(this: void): void;
}

/**
 * Starts and stops a carousel. It stops while the visitor has paused it, while the pointer or the
 * focus is on it, and while it is out of sight or in a hidden tab. Pressing Play starts it even
 * though the pointer and the focus are on the button; the next hover or focus stops it again.
 * @param frame the element around slides and controls
 * @param startsPaused true if it waits for Play
 */
export function useMovement(
  swiper: SwiperClass | undefined,
  frame: HTMLElement | null,
  startsPaused: boolean,
): Movement {
  const [choice, setChoice] = useState<'pause' | 'play'>();
  const isPaused = choice === 'pause' || (startsPaused && choice === undefined);
  useEffect(() => {
    if (!swiper || !frame) return undefined;
    const hasFocus = () => frame.querySelector(':focus-visible') !== null;
    const state = {
      isInSight: false,
      isHovered: choice !== 'play' && frame.matches(':hover'),
      isFocused: choice !== 'play' && hasFocus(),
    };
    const update = (change: Partial<typeof state>) => {
      Object.assign(state, change);
      const isInUse = state.isHovered || state.isFocused;
      const isVisible = state.isInSight && !document.hidden;
      if (isPaused || isInUse || !isVisible) swiper.autoplay.stop();
      else if (!swiper.autoplay.running) swiper.autoplay.start();
    };
    const observer = new IntersectionObserver((entries) =>
      update({isInSight: entries.some(({isIntersecting}) => isIntersecting)}),
    );
    observer.observe(frame);
    const events = new AbortController();
    const {signal} = events;
    frame.addEventListener('pointerenter', () => update({isHovered: true}), {signal});
    frame.addEventListener('pointerleave', () => update({isHovered: false}), {signal});
    frame.addEventListener('focusin', () => update({isFocused: hasFocus()}), {signal});
    frame.addEventListener('focusout', () => update({isFocused: false}), {signal});
    document.addEventListener('visibilitychange', () => update({}), {signal});
    return () => {
      observer.disconnect();
      events.abort();
    };
  }, [swiper, frame, choice, isPaused]);
  return {isPaused, pause: () => setChoice('pause'), play: () => setChoice('play')};
}
