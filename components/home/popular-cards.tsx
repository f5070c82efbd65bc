import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { CardBadge, CardLink, PosterCard } from '@/components/layout/poster-card';
import { Carousel } from '@/components/ui/navigation/carousel';
import { StarRow } from '@/components/ui/star-row';
import { popularFlights, popularHotels } from '@/content/popular';
import { cardDays } from '@/lib/flights/calendar/live-fares';
import { intlTag } from '@/lib/i18n/locales';
import { formatQar } from '@/lib/money';
import type { Offer } from '@/lib/packages/offers/priced-offers';
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import { CardFare } from './card-fare';
import { StayLink, TripLink } from './card-links';

function Row({ name, children }: { name: 'popularFlights' | 'popularHotels' | 'offers'; children: ReactNode }) {
  const t = useTranslations('home');
  const words = { previous: t('carousel.previous'), next: t('carousel.next') };
  return (
    <Carousel title={t(`${name}.title`)} text={t(`${name}.text`)} words={words}>
      {children}
    </Carousel>
  );
}

/** Its width with the gap is one step of the arrows (320 px), so that scroll snap stops where they do. */
function Slide({ art, badge, children }: { art: string; badge: ReactNode; children: ReactNode }) {
  return (
    <PosterCard art={art} padding="p-4" className="w-[19rem] shrink-0 snap-start">
      {badge && <CardBadge>{badge}</CardBadge>}
      {children}
    </PosterCard>
  );
}

export function PopularFlights() {
  const locale = useLocale();
  const t = useTranslations('home');
  const tag = intlTag(locale);
  const words = {
    now: t('popularFlights.now'),
    perPerson: t('popularFlights.perPerson'),
    stops: [t('popularFlights.direct'), ...[1, 2, 3].map((count) => t('popularFlights.stops', { count }))],
  };
  return (
    <Row name="popularFlights">
      {popularFlights.map(({ slug, code, city, country, price, minutes, airline, deal, art }) => (
        <Slide key={slug} art={art} badge={deal && t(`popularFlights.deals.${deal}`)}>
          <h3 className="text-lg">
            <TripLink
              city={slug}
              code={code}
              dates={[cardDays.departure, cardDays.return]}
              builtOn={todayInQatar()}
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
        </Slide>
      ))}
    </Row>
  );
}

function formatMinutes(minutes: number, tag: string): string {
  const part = (value: number, unit: 'hour' | 'minute') =>
    new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'short' }).format(value);
  const rest = minutes % 60;
  return [part(Math.floor(minutes / 60), 'hour'), ...(rest ? [part(rest, 'minute')] : [])].join(' ');
}

/** Days from today to check-in and check-out. */
const dates = [14, 17] as const;

export function PopularHotels() {
  const locale = useLocale();
  const t = useTranslations('home');
  return (
    <Row name="popularHotels">
      {popularHotels.map(({ slug, city, country, stay, amenity, price, stars, deal, art }) => (
        <Slide key={slug} art={art} badge={deal && t(`popularHotels.deals.${deal}`)}>
          <p className="flex text-sun">
            <span className="sr-only">{t('popularHotels.stars', { count: stars })}</span>
            <StarRow count={stars} />
          </p>
          <h3 className="mt-1 text-lg">
            <StayLink city={slug} dates={dates} builtOn={todayInQatar()} locale={locale}>
              {stay[locale]}
            </StayLink>
          </h3>
          <p className="text-ink-soft text-sm">{t('popularHotels.place', { city: city[locale], country: country[locale] })}</p>
          <p className="mt-2 text-sm">{amenity[locale]}</p>
          <p className="mt-auto pt-3">
            <bdi className="font-semibold text-accent text-xl">{formatQar(price, intlTag(locale))}</bdi>{' '}
            <span className="text-ink-soft text-sm">{t('popularHotels.perNight')}</span>
          </p>
        </Slide>
      ))}
    </Row>
  );
}

export function PopularOffers({ offers }: { offers: readonly Offer[] }) {
  const locale = useLocale();
  const t = useTranslations('home');
  const packages = useTranslations('packages');
  return (
    <Row name="offers">
      {offers.map(({ id, title, destination, startingPrice, badge, category, link, art }) => (
        <Slide key={id} art={art} badge={t(`offers.badges.${badge}`)}>
          <h3 className="text-lg">
            <CardLink href={link}>{title[locale]}</CardLink>
          </h3>
          <p className="text-ink-soft text-sm">{destination[locale]}</p>
          <p className="mt-auto pt-3">
            <span className="text-ink-soft text-sm">{t('offers.from')}</span>{' '}
            <bdi className="font-semibold text-accent text-xl">{formatQar(startingPrice, intlTag(locale))}</bdi>
            {category === 'holidays' && <span className="block text-ink-soft text-sm">{packages('withoutFlights')}</span>}
          </p>
        </Slide>
      ))}
    </Row>
  );
}
