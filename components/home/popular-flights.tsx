import { useLocale, useTranslations } from 'next-intl';
import { Carousel } from '@/components/ui/navigation/carousel';
import { popularFlights } from '@/content/popular';
import { cardDays } from '@/lib/flights/calendar/live-fares';
import { intlTag, localizePath } from '@/lib/i18n/locales';
import { CardFare } from './card-fare';
import { TripLink } from './card-links';
import { PosterCard } from './poster-card';

export function PopularFlights() {
  const locale = useLocale();
  const t = useTranslations('home');
  const tag = intlTag(locale);
  const words = {
    from: t('offers.from'),
    perPerson: t('popularFlights.perPerson'),
    stops: [t('popularFlights.direct'), ...[1, 2, 3].map((count) => t('popularFlights.stops', { count }))],
  };
  return (
    <Carousel
      title={t('popularFlights.title')}
      text={t('popularFlights.text')}
      words={{ previous: t('carousel.previous'), next: t('carousel.next') }}
    >
      {popularFlights.map(({ slug, code, city, country, price, minutes, airline, deal, art }) => (
        <PosterCard key={slug} art={art} locale={locale} badge={deal && t(`popularFlights.deals.${deal}`)}>
          <h3 className="text-lg">
            <TripLink
              href={localizePath(
                `/services/flights?from=doha&to=${slug}&passengers=1&adults=1&children=0&infants=0&class=economy`,
                locale,
              )}
              dates={cardDays}
              code={code}
              locale={locale}
            >
              {city[locale]}
            </TripLink>
          </h3>
          <p className="text-ink-soft text-sm">{country[locale]}</p>
          <CardFare
            code={code}
            tag={tag}
            price={price}
            facts={t('popularFlights.nonStop', { duration: formatMinutes(minutes, tag), airline: airline[locale] })}
            words={words}
          />
        </PosterCard>
      ))}
    </Carousel>
  );
}

function formatMinutes(minutes: number, tag: string): string {
  const part = (value: number, unit: 'hour' | 'minute') =>
    new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'short' }).format(value);
  const rest = minutes % 60;
  return [part(Math.floor(minutes / 60), 'hour'), ...(rest ? [part(rest, 'minute')] : [])].join(' ');
}
