import {useEffect} from 'react';
import type {SwiperClass} from 'swiper/react';

/**
 * Lets a carousel move by itself only while nothing speaks against it: the visitor's pause, the pointer or the focus
 * on it, being out of sight or in a hidden tab, and a wish for less motion.
 * @param frame the element around slides and controls
 */
export function useMayMove(swiper: SwiperClass | undefined, frame: HTMLElement | null, paused: boolean): void {
  useEffect(() => {
    if (!swiper || !frame) return undefined;
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)');
    let inSight = false;
    const decide = () => {
      const rests =
        paused ||
        calm.matches ||
        document.hidden ||
        !inSight ||
        frame.matches(':hover') ||
        frame.matches(':focus-within');
      if (rests) swiper.autoplay.stop();
      else if (!swiper.autoplay.running) swiper.autoplay.start();
    };
    const sight = new IntersectionObserver((entries) => {
      inSight = entries.some(({isIntersecting}) => isIntersecting);
      decide();
    });
    sight.observe(frame);
    const later = () => setTimeout(decide);
    const events = ['pointerenter', 'pointerleave', 'focusin', 'focusout'] as const;
    events.forEach((event) => frame.addEventListener(event, later));
    document.addEventListener('visibilitychange', decide);
    calm.addEventListener('change', decide);
    decide();
    return () => {
      sight.disconnect();
      events.forEach((event) => frame.removeEventListener(event, later));
      document.removeEventListener('visibilitychange', decide);
      calm.removeEventListener('change', decide);
    };
  }, [swiper, frame, paused]);
}
