import { useLocale, useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { CallPage } from '@/components/services/call-page';
import { Icon } from '@/components/ui/icon';
import { carRental, rentalChecks } from '@/content/services/car-rental';
import { type LocalePage, pageLocale } from '@/lib/i18n/page-locale';
import { contentMetadata } from '@/lib/seo/route-metadata';

export const generateMetadata = contentMetadata('/services/car-rental', carRental);

export default async function CarRentalPage({ params }: LocalePage) {
  const locale = await pageLocale(params);
  const t = await getTranslations({ locale, namespace: 'services' });
  return (
    <CallPage service={carRental} trail={[{ label: t('title'), href: '/services' }]}>
      <RentalChecks />
    </CallPage>
  );
}

/** A checklist to take along: three moments with three checks each. */
function RentalChecks() {
  const locale = useLocale();
  const t = useTranslations('services.rental');
  return (
    <section aria-labelledby="checks" className="mt-12 rounded-card bg-sun-soft p-6 text-on-sun-soft md:p-8 lg:mt-16">
      <h2 id="checks" className="text-2xl md:text-3xl">
        {t('title')}
      </h2>
      <div className="mt-6 grid gap-8 md:grid-cols-3">
        {rentalChecks.map(({ when, checks }) => (
          <section key={when.en}>
            <h3 className="border-current border-b pb-2 text-lg">{when[locale]}</h3>
            <ul className="mt-4 space-y-4">
              {checks.map((check) => (
                <li key={check.en} className="flex gap-3">
                  <span className="inline-flex size-6 shrink-0 items-center justify-center rounded-pill border border-current">
                    <Icon name="check" className="size-4" />
                  </span>
                  {check[locale]}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}
