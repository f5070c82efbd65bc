import { useLocale, useTranslations } from 'next-intl';
import { PosterCard } from '@/components/layout/poster-card';
import { WhatsAppLink } from '@/components/ui/contact/whatsapp-link';
import { type PopularHotel, popularHotels } from '@/content/popular';
import { company } from '@/lib/company/company';
import { intlTag } from '@/lib/i18n/locales';
import { formatQar } from '@/lib/money';

export function StayList() {
  const t = useTranslations('guides.stays');
  return (
    <section aria-labelledby="stays" className="mt-12 lg:mt-16">
      <h2 id="stays" className="text-2xl md:text-3xl">
        {t('title')}
      </h2>
      <p className="mt-2 max-w-2xl text-ink-soft">{t('text')}</p>
      <ul className="mt-6 grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
        {popularHotels.map((hotel) => (
          <StayCard key={hotel.slug} hotel={hotel} />
        ))}
      </ul>
    </section>
  );
}

function StayCard({ hotel: { art, stay, city, country, amenity, price } }: { hotel: PopularHotel }) {
  const locale = useLocale();
  const t = useTranslations('guides.stays');
  const place = { stay: stay[locale], city: city[locale] };
  return (
    <PosterCard art={art} isLink={false} isBesideOnPhone padding="p-4">
      <h3 className="text-lg">{stay[locale]}</h3>
      <p className="text-ink-soft text-sm">{t('place', { city: city[locale], country: country[locale] })}</p>
      <p className="mt-2 text-sm">{amenity[locale]}</p>
      <p className="mt-auto pt-3">
        <span className="block text-ink-soft text-sm">{t('perNight')}</span>
        <bdi className="font-semibold text-accent text-xl">{formatQar(price, intlTag(locale))}</bdi>
      </p>
      <WhatsAppLink
        number={company.whatsapp.number}
        message={t('message', place)}
        className="mt-2 -mb-2 inline-flex min-h-11 items-center gap-2 font-medium text-accent underline-offset-4 hover:underline"
      >
        {t('ask')}
        <span className="sr-only">{place.stay}</span>
      </WhatsAppLink>
    </PosterCard>
  );
}
