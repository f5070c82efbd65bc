import { useLocale, useTranslations } from 'next-intl';
import { WhatsAppLink } from '@/components/ui/contact/whatsapp-link';
import { Poster } from '@/components/ui/poster';
import { describeArt } from '@/content/art';
import { company } from '@/content/company';
import { type PopularHotel, popularHotels } from '@/content/popular';
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
    <li className="grid grid-cols-[7.5rem_minmax(0,1fr)] overflow-hidden rounded-card border border-line bg-raised shadow-card sm:flex sm:flex-col">
      <Poster
        slug={art}
        crop="card"
        locale={locale}
        alt={describeArt(art, locale)}
        className="size-full object-cover sm:aspect-4/3 sm:h-auto"
      />
      <div className="flex min-w-0 grow flex-col p-4">
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
      </div>
    </li>
  );
}
