import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import type { Destination } from '@/content/destination';
import { popularFlights } from '@/content/popular';
import { intlTag } from '@/lib/i18n/locales';
import { Link } from '@/lib/i18n/navigation';
import { formatQar } from '@/lib/money';

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
