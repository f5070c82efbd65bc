import clsx from 'clsx';
import { useLocale, useTranslations } from 'next-intl';
import { EnquiryLink, EnquirySection } from '@/components/enquiries/enquiry-section';
import { ServicePage } from '@/components/services/service-page';
import { cruiseSeasons, cruises } from '@/content/services/cruises';
import { intlTag } from '@/lib/i18n/locales';
import { type LocalePage, pageLocale } from '@/lib/i18n/page-locale';
import { contentMetadata } from '@/lib/seo/route-metadata';

const path = '/services/cruises';

export const generateMetadata = contentMetadata(path, cruises);

export default async function CruisesPage({ params }: LocalePage) {
  await pageLocale(params);
  return (
    <ServicePage service={cruises} action={<EnquiryLink />}>
      <CruiseSeasons />
      <EnquirySection kind="cruise" />
    </ServicePage>
  );
}

const months = Array.from({ length: 12 }, (_, index) => index + 1);

/** The season of each sea as twelve boxes, filled in the months with cruises. */
function CruiseSeasons() {
  const locale = useLocale();
  const t = useTranslations('services.cruises');
  const letter = new Intl.DateTimeFormat(intlTag(locale), { month: 'narrow', timeZone: 'UTC' });
  return (
    <section aria-labelledby="seasons" className="mt-12 rounded-card bg-night p-5 text-on-night md:p-8 lg:mt-16">
      <h2 id="seasons" className="text-2xl md:text-3xl">
        {t('seasons')}
      </h2>
      <ul className="mt-6 space-y-5">
        {cruiseSeasons.map(({ sea, when, months: sailing }) => (
          <li key={sea.en} className="grid gap-x-8 gap-y-2 lg:grid-cols-[16rem_minmax(0,1fr)] lg:items-center">
            <p>
              <span className="block font-semibold">{sea[locale]}</span>
              <span className="text-on-night-soft text-sm">{when[locale]}</span>
            </p>
            <div aria-hidden="true" className="grid grid-cols-12 gap-1">
              {months.map((month) => (
                <span
                  key={month}
                  className={clsx(
                    'flex h-10 items-center justify-center rounded-md text-sm',
                    sailing.includes(month) ? 'bg-sun-soft font-semibold text-on-sun-soft' : 'bg-night-soft text-on-night-soft',
                  )}
                >
                  {locale === 'ar' ? month : letter.format(Date.UTC(2026, month - 1))}
                </span>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
