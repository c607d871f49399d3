import type {ReactNode} from 'react';
import BookingSection from '@site/src/components/BookingSection';
import CareBlock from '@site/src/components/CareBlock';
import DentistGrid from '@site/src/components/DentistGrid';
import Hero from '@site/src/components/Hero';
import HoursSection from '@site/src/components/HoursSection';
import Offers from '@site/src/components/Offers';
import PerioPromo from '@site/src/components/PerioPromo';
import PromotionBanner from '@site/src/components/PromotionBanner';
import ServiceGrid from '@site/src/components/ServiceGrid';
import Testimonials from '@site/src/components/Testimonials';
import VideoModal from '@site/src/components/VideoModal';
import {EXAMPLE} from './examples';

/** The blocks of the home page, with its pictures and videos. */
export function HomeBlocks(): ReactNode {
  return (
    <>
      <Hero image={EXAMPLE} alt="An example of a picture" video={EXAMPLE} step="What a first visit starts with.">
        <p>The paragraph under the heading.</p>
      </Hero>
      <PromotionBanner image={EXAMPLE}>
        <p>What stands here while no promotion is on; while one is on, the promotion.</p>
      </PromotionBanner>
      <ServiceGrid heading="Services">
        <p>A few words above the cards.</p>
      </ServiceGrid>
      <PerioPromo />
      <CareBlock heading="A video beside words" video={EXAMPLE}>
        <p>What the practice does.</p>
      </CareBlock>
      <BookingSection heading="A form beside words" video={EXAMPLE}>
        <p>What happens with a message.</p>
      </BookingSection>
      <DentistGrid look="compact" heading="Dentists">
        <p>A few words above the cards.</p>
      </DentistGrid>
      <HoursSection heading="Hours" image={EXAMPLE} alt="">
        <p>What to do when the office is closed.</p>
      </HoursSection>
      <Testimonials heading="Voices">Without scripts a row that scrolls, with them a carousel.</Testimonials>
      <Offers heading="Offers" lead="A few words under the heading.">
        <VideoModal id={EXAMPLE} heading="An offer">
          <p>What it is about.</p>
        </VideoModal>
        <VideoModal id={EXAMPLE}>
          <p>One without a heading.</p>
        </VideoModal>
      </Offers>
    </>
  );
}
