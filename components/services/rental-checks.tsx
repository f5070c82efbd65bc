import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { rentalChecks } from '@/content/services/car-rental';

/** A list to photograph and take along: three moments, three checks each. */
export function RentalChecks() {
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
