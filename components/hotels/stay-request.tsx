import { useLocale, useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { WhatsAppLink } from '@/components/ui/whatsapp-link';
import { company } from '@/content/company';
import type { Hotel } from '@/content/hotel';
import { StayForm } from './stay-form';

/** Asks for a room in one hotel; without JavaScript the message opens with the hotel in it and the days left to write. */
export function StayRequest({ hotel }: { hotel: Hotel }) {
  const locale = useLocale();
  const t = useTranslations('hotels.request');
  const place = { hotel: hotel.name[locale], city: hotel.city[locale] };
  const number = company.whatsapp.number;
  return (
    <section aria-labelledby="stay" className="mt-10 rounded-card border border-line bg-raised p-5 shadow-card md:mt-12 md:p-6">
      <h2 id="stay" className="text-xl md:text-2xl">
        {t('title')}
      </h2>
      <p className="mt-1 mb-5 max-w-2xl text-pretty text-ink-soft">{t('text')}</p>
      <StayForm
        label={t('label', { hotel: place.hotel })}
        words={{ checkIn: t('checkIn'), checkOut: t('checkOut'), rooms: t('rooms'), adults: t('adults') }}
        submit={t('submit')}
        number={number}
        greeting={t('greeting', place)}
      />
      <noscript>
        <WhatsAppLink number={number} message={t('openGreeting', place)} className={buttonClass()}>
          {t('submit')}
        </WhatsAppLink>
      </noscript>
    </section>
  );
}
