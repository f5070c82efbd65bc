import { useEffect, useRef } from 'react';
import type { Swiper as SwiperInstance } from 'swiper';
import { Swiper, SwiperSlide } from 'swiper/react';
import { buttonClass } from '@/components/ui/button';
import { WhatsAppLink } from '@/components/ui/contact/whatsapp-link';
import { Icon } from '@/components/ui/icon';
import { Sheet } from '@/components/ui/overlays/sheet';
import { type Locale, localizePath } from '@/lib/i18n/locales';
import type { CarouselCity } from './carousel-countries';
import 'swiper/css';
import { CityCard } from './carousel-frame';

export interface PackageDetailsWords {
  close: string;
  price: string;
  perPerson: string;
  duration: string;
  accommodation: string;
  included: string;
  contact: string;
  book: string;
  call: string;
  whatsapp: string;
  more: string;
}

export interface PackageDetailsProps {
  city: CarouselCity;
  locale: Locale;
  contact: { phone: { display: string; href: string }; whatsapp: string; email: string };
  words: PackageDetailsWords;
  onClose: () => void;
}

/** One package at a glance, and the ways to request it. */
export function PackageDetails({ city, locale, contact, words, onClose }: PackageDetailsProps) {
  const facts = [
    { term: words.duration, text: city.duration },
    { term: words.accommodation, text: city.accommodation },
  ];
  return (
    <Sheet
      title={city.name}
      closeLabel={words.close}
      onClose={onClose}
      footer={
        <div className="grid grid-cols-2 gap-2">
          <a href={city.mailto} className={buttonClass('primary', 'col-span-2')}>
            <Icon name="mail" />
            {words.book}
          </a>
          <a href={contact.phone.href} className={buttonClass('secondary')}>
            <Icon name="phone" />
            {words.call}
          </a>
          <WhatsAppLink number={contact.whatsapp} message={city.message} className={buttonClass('secondary')}>
            {words.whatsapp}
          </WhatsAppLink>
        </div>
      }
    >
      {/* biome-ignore lint/performance/noImgElement: a vector file has nothing an image optimiser could do better. */}
      <img src={city.picture} alt="" width={800} height={600} className="aspect-2/1 w-full rounded-card object-cover" />
      <dl className="mt-4 space-y-3">
        <div>
          <dt className="text-ink-soft text-sm">{words.price}</dt>
          <dd>
            <bdi className="font-semibold text-2xl text-accent">{city.price}</bdi>{' '}
            <span className="text-ink-soft text-sm">{words.perPerson}</span>
          </dd>
        </div>
        {facts.map(({ term, text }) => (
          <div key={term}>
            <dt className="text-ink-soft text-sm">{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        <div>
          <dt className="text-ink-soft text-sm">{words.included}</dt>
          <dd>
            <ul className="mt-1 space-y-1">
              {city.included.map((item) => (
                <li key={item} className="flex gap-2">
                  <Icon name="check" className="mt-1 size-4 shrink-0 text-success" />
                  {item}
                </li>
              ))}
            </ul>
          </dd>
        </div>
        <div>
          <dt className="text-ink-soft text-sm">{words.contact}</dt>
          <dd className="flex flex-wrap gap-x-5">
            <bdi dir="ltr">{contact.phone.display}</bdi>
            <bdi dir="ltr">{contact.email}</bdi>
          </dd>
        </div>
      </dl>
      <a href={localizePath(`/travel/package/${city.id}`, locale)} className={buttonClass('quiet', 'mt-3 px-0')}>
        {words.more}
        <Icon name="arrow" />
      </a>
    </Sheet>
  );
}

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
