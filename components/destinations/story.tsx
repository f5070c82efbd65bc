import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import type { Destination } from '@/content/destination';
import { popularFlights } from '@/content/popular';
import { formatKilometres, formatMinutes } from '@/lib/destinations/facts';
import { intlTag } from '@/lib/i18n/locales';
import { Link } from '@/lib/i18n/navigation';
import { keepTogether } from '@/lib/i18n/no-break';
import { formatQar } from '@/lib/money';

interface StoryProps {
  paragraphs: readonly string[];
  /** Drawing of the route from Doha. */
  map: ReactNode;
  /** Kilometres of the route. */
  distance: number;
  /** Minutes of the non-stop flight, null when there is none. */
  minutes: number | null;
}

/** Why to go, beside the route; on a phone, the map comes before the rest of the text. */
export function Story({ paragraphs: [opening, ...rest], map, distance, minutes }: StoryProps) {
  const t = useTranslations('destinations');
  const tag = intlTag(useLocale());
  return (
    <div className="mt-12 grid items-start gap-x-10 md:grid-cols-2 md:grid-rows-[auto_1fr] lg:mt-16 lg:gap-x-16">
      <div className="max-w-2xl">
        <h2 className="text-2xl md:text-3xl">{t('story')}</h2>
        <p className="mt-4 text-lg lg:text-xl rtl:leading-reading">{keepTogether(opening ?? '')}</p>
      </div>
      <section
        aria-labelledby="route"
        className="overflow-hidden rounded-card bg-night text-on-night shadow-card max-md:mt-7 md:sticky md:top-24 md:row-span-2"
      >
        {map}
        <div className="border-night-soft border-t p-5 md:p-6">
          <h2 id="route" className="text-xl">
            {t('route.title')}
          </h2>
          <dl className="mt-3 grid grid-cols-2 gap-4">
            <Figure term={t('route.distance')}>{formatKilometres(distance, tag)}</Figure>
            <Figure term={t('route.duration')}>{minutes === null ? t('route.none') : formatMinutes(minutes, tag)}</Figure>
          </dl>
        </div>
      </section>
      <div className="reading max-w-2xl space-y-4 text-ink-soft max-md:mt-7 md:mt-4 lg:text-lg">
        {rest.map((paragraph) => (
          <p key={paragraph}>{keepTogether(paragraph)}</p>
        ))}
      </div>
    </div>
  );
}

function Figure({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-on-night-soft text-sm">{term}</dt>
      <dd className="mt-0.5 font-semibold text-lg">
        <bdi>{children}</bdi>
      </dd>
    </div>
  );
}

/** A link to the flight search, with our guide price if there is one. */
export function FlightCard({ gateway }: { gateway: Destination['gateway'] }) {
  const locale = useLocale();
  const t = useTranslations('destinations.flights');
  const flight = popularFlights.find(({ code }) => code === gateway.airport);
  return (
    <section
      aria-labelledby="flights"
      className="relative rounded-card border border-line bg-raised p-6 shadow-card transition-shadow duration-200 hover:shadow-float"
    >
      <h2 id="flights" className="text-xl">
        {t('title')}
      </h2>
      {flight && (
        <p className="mt-3">
          <span className="text-ink-soft text-sm">{t('from')}</span>{' '}
          <bdi className="font-semibold text-2xl text-accent">{formatQar(flight.price, intlTag(locale))}</bdi>
          <span className="block text-ink-soft text-sm">{t('perPerson')}</span>
        </p>
      )}
      <p className="mt-2 text-ink-soft">{flight ? t('price', { airline: flight.airline[locale] }) : t('ask')}</p>
      <Link
        href={`/?from=DOH&to=${gateway.airport}`}
        prefetch={false}
        className="mt-3 inline-flex min-h-11 items-center gap-2 font-medium text-accent underline-offset-4 after:absolute after:inset-0 hover:underline"
      >
        {t('search', { city: gateway.city[locale] })}
        <Icon name="arrow" className="size-5" />
      </Link>
    </section>
  );
}
