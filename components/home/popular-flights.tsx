import { useLocale, useTranslations } from 'next-intl';
import { Carousel } from '@/components/ui/carousel';
import { popularFlights } from '@/content/popular';
import { intlTag, localizePath } from '@/lib/i18n/locales';
import { formatQar } from '@/lib/money';
import { DatedLink } from './dated-link';
import { PosterCard } from './poster-card';

const dates = { departure: 14, return: 21 };

export function PopularFlights() {
  const locale = useLocale();
  const t = useTranslations('home');
  const tag = intlTag(locale);
  return (
    <Carousel
      title={t('popularFlights.title')}
      text={t('popularFlights.text')}
      words={{ previous: t('carousel.previous'), next: t('carousel.next') }}
    >
      {popularFlights.map(({ slug, city, country, price, minutes, airline, deal, art }) => (
        <PosterCard key={slug} art={art} locale={locale} badge={deal && t(`popularFlights.deals.${deal}`)}>
          <h3 className="text-lg">
            <DatedLink
              href={localizePath(
                `/services/flights?from=doha&to=${slug}&passengers=1&adults=1&children=0&infants=0&class=economy`,
                locale,
              )}
              dates={dates}
              className="after:absolute after:inset-0"
            >
              {city[locale]}
            </DatedLink>
          </h3>
          <p className="text-ink-soft text-sm">{country[locale]}</p>
          <p className="mt-2 text-sm">
            {t('popularFlights.nonStop', { duration: formatMinutes(minutes, tag), airline: airline[locale] })}
          </p>
          <p className="mt-auto pt-3">
            <bdi className="font-semibold text-accent text-xl">{formatQar(price, tag)}</bdi>{' '}
            <span className="text-ink-soft text-sm">{t('popularFlights.perPerson')}</span>
          </p>
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
