import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import type { Destination } from '@/content/destination';
import { formatDay } from '@/lib/dates';
import { Link } from '@/lib/i18n/navigation';

/** What a public index said of entry with a Qatari passport, and when. */
export function EntryCard({ visa: { rule, days, asOf } }: { visa: Destination['visa'] }) {
  const t = useTranslations('destinations.visa');
  const rules = { free: t('free'), onArrival: t('onArrival'), eVisa: t('eVisa'), eta: t('eta'), required: t('required') };
  return (
    <section aria-labelledby="entry" className="rounded-card border border-line bg-raised p-5 md:p-6">
      <h3 id="entry" className="flex items-center gap-2 text-ink-soft text-sm">
        <Icon name="passport" className="size-5 text-accent" />
        {t('title')}
      </h3>
      <p className="mt-3 font-semibold text-xl">{rules[rule]}</p>
      {days !== null && <p className="text-lg">{t('days', { days })}</p>}
      <p className="mt-2 text-ink-soft text-sm">{t.rich('source', { date: () => <bdi>{formatDay(asOf)}</bdi> })}</p>
      <p className="mt-2 flex flex-wrap gap-x-6">
        <Link
          href="/support/travel-requirements"
          prefetch={false}
          className="inline-flex min-h-11 items-center font-medium text-accent underline-offset-4 hover:underline"
        >
          {t('requirements')}
        </Link>
        <Link
          href="/services/visa"
          prefetch={false}
          className="inline-flex min-h-11 items-center font-medium text-accent underline-offset-4 hover:underline"
        >
          {t('service')}
        </Link>
      </p>
    </section>
  );
}
