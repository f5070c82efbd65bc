import { useEffect, useRef } from 'react';
import type { Swiper as SwiperInstance } from 'swiper';
import { Swiper, SwiperSlide } from 'swiper/react';
import 'swiper/css';
import type { CarouselCity } from './carousel-countries';
import { CityCard } from './carousel-frame';

interface CitySlidesProps {
  cities: readonly CarouselCity[];
  city: number;
  direction: 'ltr' | 'rtl';
  words: { cities: string; from: string; withoutFlights: string };
  onMove: (city: number) => void;
  onOpen: (city: CarouselCity) => void;
}

const cardWidth = 256;

/** Space after the last card, so that it can scroll to the start like the others. */
function leaveRoomBehind(swiper: SwiperInstance) {
  swiper.params.slidesOffsetAfter = Math.max(0, swiper.width - cardWidth);
  swiper.update();
}

/** The city cards of a country: swiped by hand, moved by the rotation, opened by a press. Needs a new key for another country. */
export function CitySlides({ cities, city, direction, words, onMove, onOpen }: CitySlidesProps) {
  const swiper = useRef<SwiperInstance>(undefined);

  useEffect(() => {
    if (swiper.current && swiper.current.activeIndex !== city) swiper.current.slideTo(city);
  }, [city]);

  return (
    <Swiper
      dir={direction}
      slidesPerView="auto"
      spaceBetween={16}
      watchOverflow={false}
      role="group"
      aria-label={words.cities}
      className="h-full"
      onSwiper={(created) => {
        swiper.current = created;
        leaveRoomBehind(created);
      }}
      onResize={leaveRoomBehind}
      // Reports only scrolling by hand; the rotation already has its own position.
      onTouchEnd={(moved) => requestAnimationFrame(() => onMove(moved.activeIndex))}
    >
      {cities.map((one, index) => (
        <SwiperSlide key={one.id} style={{ width: cardWidth, height: 'auto' }}>
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => onOpen(one)}
            onFocus={() => onMove(index)}
            className="block h-full w-full cursor-pointer rounded-card"
          >
            <CityCard city={one} words={words} />
          </button>
        </SwiperSlide>
      ))}
    </Swiper>
  );
}
