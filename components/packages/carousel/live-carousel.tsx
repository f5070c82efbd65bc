import { type RefObject, useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { directionOf, type Locale } from '@/lib/i18n/locales';
import { type CarouselPosition, type CarouselRotation, createCarouselRotation } from '@/lib/packages/carousel-rotation';
import type { CarouselCity, CarouselCountry } from './carousel-countries';
import { CarouselFrame, CountryText } from './carousel-frame';
import { CitySlides, PackageDetails, type PackageDetailsProps } from './holiday-details';

export interface LiveCarouselProps {
  locale: Locale;
  countries: readonly CarouselCountry[];
  contact: PackageDetailsProps['contact'];
  words: {
    label: string;
    /** "{number} of {count}". */
    slide: string;
    learnMore: string;
    from: string;
    withoutFlights: string;
    countries: string;
    cities: string;
    previous: string;
    next: string;
    pause: string;
    play: string;
    details: PackageDetailsProps['words'];
  };
}

const round =
  'inline-flex size-11 shrink-0 items-center justify-center rounded-pill border border-on-night-soft hover:bg-night-soft';

/** Rotates through the countries. Pauses on hover, focus, in a hidden page and with reduced motion. */
export function LiveCarousel({ locale, countries, contact, words }: LiveCarouselProps) {
  const stage = useRef<HTMLDivElement>(null);
  const [isStopped, setIsStopped] = useState(() => window.matchMedia('(prefers-reduced-motion: reduce)').matches);
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const [opened, setOpened] = useState<CarouselCity | null>(null);
  const isHeld = isStopped || isPointedAt || isFocused || opened !== null;
  const { position, showCountry, showCity, stepCity } = useRotation({
    cities: countries.map(({ cities }) => cities.length).join(),
    isHeld,
    stage,
  });
  const country = countries[position.country];
  const following = countries[(position.country + 1) % countries.length];

  useEffect(() => {
    // Preloads the next poster.
    if (following) new Image().src = window.innerWidth >= 768 ? following.picture.wide : following.picture.small;
  }, [following]);

  if (!country) return null;
  const slide = words.slide.replace('{number}', String(position.country + 1)).replace('{count}', String(countries.length));
  const arrows = (
    <>
      <button type="button" aria-label={words.previous} onClick={() => stepCity(-1)} className={round}>
        <Icon name="chevron" className="size-5 rotate-180" />
      </button>
      <button type="button" aria-label={words.next} onClick={() => stepCity(1)} className={round}>
        <Icon name="chevron" className="size-5" />
      </button>
    </>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a carousel is a group, and no set of form fields.
    <div
      ref={stage}
      role="group"
      aria-roledescription="carousel"
      aria-label={words.label}
      onPointerEnter={({ pointerType }) => setIsPointedAt(pointerType === 'mouse')}
      onPointerLeave={() => setIsPointedAt(false)}
      onFocus={({ target }) => setIsFocused(target.matches(':focus-visible'))}
      onBlur={({ currentTarget, relatedTarget }) => setIsFocused(currentTarget.contains(relatedTarget))}
    >
      <CarouselFrame
        picture={country.picture}
        isFading={position.isFading}
        text={
          <CountryText title={country.title} subtitle={country.subtitle}>
            <p className="sr-only">{slide}</p>
            <div className="flex items-center justify-between">
              <a href={country.learnMore} className="showcase-link">
                {words.learnMore}
                <span className="sr-only">{country.title}</span>
              </a>
              <div className="flex gap-2 sm:hidden">{arrows}</div>
            </div>
          </CountryText>
        }
        cards={
          <CitySlides
            key={country.slug}
            cities={country.cities}
            city={position.city}
            direction={directionOf(locale)}
            words={words}
            onMove={showCity}
            onOpen={setOpened}
          />
        }
        controls={
          <div className="flex items-center gap-2">
            <button
              type="button"
              aria-label={isStopped ? words.play : words.pause}
              onClick={() => setIsStopped(!isStopped)}
              className={round}
            >
              <Icon name={isStopped ? 'play' : 'pause'} className="size-5" />
            </button>
            {/* biome-ignore lint/a11y/useSemanticElements: a group of buttons, and no set of form fields. */}
            <div role="group" aria-label={words.countries} className="flex grow justify-center">
              {countries.map(({ slug, title }, index) => (
                <button
                  key={slug}
                  type="button"
                  aria-label={title}
                  aria-current={index === position.country}
                  onClick={() => showCountry(index)}
                  className="group inline-flex h-11 max-w-11 grow items-center justify-center"
                >
                  <span className="size-2.5 rounded-pill bg-on-night-soft/60 transition-all group-hover:bg-on-night group-aria-current:w-5 group-aria-current:bg-on-night" />
                </button>
              ))}
            </div>
            <div className="flex gap-2 max-sm:hidden">{arrows}</div>
          </div>
        }
      />
      {opened && (
        <PackageDetails city={opened} locale={locale} contact={contact} words={words.details} onClose={() => setOpened(null)} />
      )}
    </div>
  );
}

interface UseRotationOptions {
  /** How many each country has, with commas: "3,4,3". */
  cities: string;
  /** The visitor is reading, has opened something, or has paused it. */
  isHeld: boolean;
  stage: RefObject<HTMLElement | null>;
}

/** Rotates while it is not held, in view, and the page is visible. */
function useRotation({ cities, isHeld, stage }: UseRotationOptions) {
  const [position, setPosition] = useState<CarouselPosition>({ country: 0, city: 0, isFading: false });
  const [isSeen, setIsSeen] = useState(true);
  const [isPageShown, setIsPageShown] = useState(true);
  const rotation = useRef<CarouselRotation>(undefined);

  useEffect(() => {
    const created = createCarouselRotation({ cities: cities.split(',').map(Number), onChange: setPosition });
    rotation.current = created;
    return created.dispose;
  }, [cities]);

  useEffect(() => {
    const follow = () => setIsPageShown(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, []);

  useEffect(() => {
    if (!stage.current) return;
    const watch = new IntersectionObserver(([entry]) => setIsSeen(entry?.isIntersecting ?? false));
    watch.observe(stage.current);
    return () => watch.disconnect();
  }, [stage]);

  const turns = !isHeld && isSeen && isPageShown;
  // The counts are dependencies too: a new rotation must start or stop like the one it replaces.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useEffect(() => {
    if (turns) rotation.current?.start();
    else rotation.current?.stop();
  }, [turns, cities]);

  return {
    position,
    showCountry: (country: number) => rotation.current?.showCountry(country),
    showCity: (city: number) => rotation.current?.showCity(city),
    stepCity: (step: 1 | -1) => rotation.current?.stepCity(step),
  };
}
