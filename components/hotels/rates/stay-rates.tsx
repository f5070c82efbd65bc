import { getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import type { Hotel } from '@/content/hotel';
import { company } from '@/lib/company/company';
import type { Locale } from '@/lib/i18n/locales';
import { roomLimits } from '@/supabase/functions/_shared/contracts/hotels/stay-limits';
import { stayWords } from '../search/form-words';
import { DaysPlaceholder, RoomsPlaceholder } from '../search/lazy/stay-placeholder';
import { AskLinks } from './ask-links';
import { LazyPanel } from './lazy-panel';
import { NearStaysFrame } from './near-stays-frame';
import type { StayPanelProps } from './stay-panel';

/** Requests a room in one hotel, and shows available hotels nearby. Without script, the message has blanks for the days. */
export async function StayRates({ hotel, locale }: { hotel: Hotel; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'hotels' });
  const name = hotel.name[locale];
  const place = { hotel: name, city: hotel.city[locale] };
  const words = await stayWords(locale);
  const panel: StayPanelProps = {
    locale,
    contact: { number: company.whatsapp.number, email: company.holidaysEmail },
    hotel: { name, names: Object.values(hotel.name), place: hotel.place, position: hotel.position },
    words: {
      ...words,
      label: t('rates.label', { hotel: name }),
      ask: {
        whatsapp: t('rates.whatsapp'),
        email: t('rates.email'),
      },
      message: {
        checkIn: words.dates.checkIn,
        checkOut: words.dates.checkOut,
        room: words.rooms.room,
        adultCounts: Array.from({ length: roomLimits.adults.max + 1 }, (_, count) => t('rates.adultCount', { count })),
        withChildren: t.raw('rates.withChildren'),
      },
      near: {
        title: t('rates.near.title'),
        text: t('rates.near.text'),
        show: t('rates.near.show'),
        all: t('rates.near.all', { place: place.city }),
        loading: t('rates.near.loading'),
        failed: t('search.loadFailed'),
        again: t('search.loadAgain'),
      },
      greeting: t('rates.greeting', place),
      openGreeting: t('rates.openGreeting', place),
      subject: t('rates.subject', place),
    },
  };
  return (
    <section aria-labelledby="stay" className="mt-10 rounded-card border border-line bg-raised p-5 shadow-card md:mt-12 md:p-6">
      <h2 id="stay" className="text-xl md:text-2xl">
        {t('rates.title')}
      </h2>
      <p className="mt-1 mb-5 max-w-2xl text-pretty text-ink-soft">{t('rates.text')}</p>
      <LazyPanel
        panel={panel}
        waiting={{ loading: t('search.loading'), failed: t('search.loadFailed'), again: t('search.loadAgain') }}
        placeholder={<PanelPlaceholder {...panel} />}
      />
    </section>
  );
}

/** The empty panel. Its links work, without dates. */
export function PanelPlaceholder({ words, contact }: StayPanelProps) {
  return (
    <>
      <div className="xl:flex xl:gap-4">
        <fieldset className="grid gap-3 noscript:hidden md:grid-cols-2 md:gap-x-4 xl:grid-cols-[22rem_15rem]">
          <legend className="sr-only">{words.label}</legend>
          <DaysPlaceholder words={words.dates} />
          <RoomsPlaceholder words={words} />
        </fieldset>
        <AskLinks words={words.ask} {...contact} subject={words.subject} message={words.openGreeting} />
      </div>
      <NearStaysFrame words={words.near}>
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary">{words.near.show}</Button>
        </div>
      </NearStaysFrame>
    </>
  );
}
