import { useLocale, useTranslations } from 'next-intl';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { AskCard } from '@/components/layout/guide/ask-card';
import { GuideSectionView } from '@/components/layout/guide/guide-section-view';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { airports } from '@/content/airports';
import type { Hotel } from '@/content/hotel';
import { Link } from '@/lib/i18n/navigation';
import { CarryStay } from './carry-stay';
import { HotelCard } from './hotel-card';
import { HotelHeader } from './hotel-header';
import { NearPlaces } from './near-places';
import { StayRates } from './rates/stay-rates';

interface HotelPageProps {
  hotel: Hotel;
  similar: readonly Hotel[];
}

/** One hotel: description, rates for selected days, surroundings and similar hotels. */
export function HotelPage({ hotel, similar }: HotelPageProps) {
  const locale = useLocale();
  const t = useTranslations('hotels');
  const text = hotel[locale];
  const place = { hotel: hotel.name[locale], city: hotel.city[locale] };
  return (
    <div className="page-width pt-2 md:pt-4">
      <Breadcrumb trail={[{ label: t('name'), href: '/explore/hotels' }]} current={place.hotel} isShareable />
      <HotelHeader hotel={hotel} />
      <StayRates hotel={hotel} locale={locale} />
      <div className="mt-12 grid grid-cols-[minmax(0,1fr)] gap-12 lg:mt-16 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-16">
        <article className="max-w-2xl space-y-12">
          <GuideSectionView section={{ id: 'about', heading: t('sections.about'), paragraphs: text.about }} />
          <GuideSectionView section={{ id: 'good-for', heading: t('sections.goodFor'), paragraphs: [], points: text.goodFor }} />
          <NearPlaces hotel={hotel} />
          <GuideSectionView
            section={{ id: 'good-to-know', heading: t('sections.goodToKnow'), paragraphs: [], points: text.goodToKnow }}
          />
        </article>
        <aside className="lg:sticky lg:top-24 lg:self-start">
          <AskCard
            greeting={t('rates.openGreeting', place)}
            action={hotel.airport !== 'DOH' && <FlightsLink code={hotel.airport} />}
          />
        </aside>
      </div>
      {similar.length > 0 && (
        <section aria-labelledby="similar" className="mt-12 lg:mt-16">
          <h2 id="similar" className="text-2xl md:text-3xl">
            {t('similar')}
          </h2>
          <CarryStay>
            <ul className="card-row mt-6 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
              {similar.map((other) => (
                <HotelCard key={other.slug} hotel={other} />
              ))}
            </ul>
          </CarryStay>
        </section>
      )}
    </div>
  );
}

function FlightsLink({ code }: { code: string }) {
  const locale = useLocale();
  const t = useTranslations('hotels');
  const airport = airports.find((airport) => airport.code === code);
  return (
    <Link href={`/?from=DOH&to=${code}`} prefetch={false} className={buttonClass()}>
      <Icon name="plane" />
      {t('flights', { city: airport?.city[locale] ?? code })}
    </Link>
  );
}
