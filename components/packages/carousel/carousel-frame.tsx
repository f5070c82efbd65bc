import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { CarouselCity } from './carousel-countries';

interface CarouselFrameProps {
  picture: { wide: string; small: string };
  isFading?: boolean;
  text: ReactNode;
  cards: ReactNode;
  /** Dots, arrows and the pause button; until they come, a pattern has their place. */
  controls?: ReactNode;
}

/** The frame: a poster with nothing over it but cards, the country's texts, its cities and the controls, with the same height for every country. */
export function CarouselFrame({ picture, isFading = false, text, cards, controls }: CarouselFrameProps) {
  const fade = clsx('transition-opacity duration-300 motion-reduce:transition-none', isFading && 'opacity-0');
  return (
    <div className="overflow-hidden rounded-card bg-night text-on-night shadow-card">
      <picture>
        <source media="(width >= 48rem)" srcSet={picture.wide} width={1680} height={720} />
        <img
          src={picture.small}
          alt=""
          width={800}
          height={600}
          loading="lazy"
          decoding="async"
          className={clsx('aspect-2/1 w-full object-cover object-[50%_65%] md:aspect-auto md:h-88', fade)}
        />
      </picture>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 px-5 pt-6 pb-3 md:px-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)] lg:gap-10">
        <div className={clsx('min-h-52 lg:pb-4', fade)}>{text}</div>
        <div className={clsx('relative h-68 lg:-mt-30', fade)}>{cards}</div>
      </div>
      <div className={clsx('min-h-14 px-5 pb-3 md:px-8', !controls && 'before:sadu pt-2 before:h-5 before:text-sun/60')}>
        {controls}
      </div>
    </div>
  );
}

export function CountryText({ title, subtitle, children }: { title: string; subtitle: string; children: ReactNode }) {
  return (
    <>
      <h3 className="text-3xl md:text-5xl rtl:leading-[1.35]">{title}</h3>
      <p className="mt-3 mb-5 min-h-[3lh] max-w-md text-lg text-on-night-soft">{subtitle}</p>
      {children}
    </>
  );
}

interface CityCardProps {
  city: CarouselCity;
  words: { from: string; withoutFlights: string };
}

/** A city of the programme in the carousel. The link or button around it opens it. */
export function CityCard({ city: { name, picture, duration, price }, words }: CityCardProps) {
  return (
    <span className="flex h-full flex-col overflow-hidden rounded-card bg-raised text-start text-ink">
      {/* biome-ignore lint/performance/noImgElement: a vector file has nothing an image optimiser could do better. */}
      <img src={picture} alt="" width={800} height={600} loading="lazy" decoding="async" className="h-32 w-full object-cover" />
      <span className="flex grow flex-col p-4">
        <span className="font-medium">{name}</span>
        <span className="mt-1 text-ink-soft text-sm">{duration}</span>
        <span className="mt-auto pt-1 text-sm">
          {words.from} <bdi className="font-semibold text-accent text-lg">{price}</bdi>
          <span className="block text-ink-soft">{words.withoutFlights}</span>
        </span>
      </span>
    </span>
  );
}
