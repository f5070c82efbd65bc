import { useTranslations } from 'next-intl';

const steps = ['confirm', 'pay', 'ticket'] as const;

/** What a request sets going, so that nobody takes it for a ticket. */
export function NextSteps() {
  const t = useTranslations('bookings.review.next');
  return (
    <section className="rounded-card bg-sunken p-4 md:p-6">
      <h3 className="text-lg">{t('title')}</h3>
      <ol className="mt-3 flex list-decimal flex-col gap-2 ps-5 marker:font-semibold marker:text-accent">
        {steps.map((step) => (
          <li key={step} className="ps-1">
            {t(step)}
          </li>
        ))}
      </ol>
    </section>
  );
}
