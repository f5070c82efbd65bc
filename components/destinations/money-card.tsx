import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import type { Destination } from '@/content/destination';
import { Link } from '@/lib/i18n/navigation';

interface MoneyCardProps {
  currency: Destination['currency'];
  /** What a riyal is worth there. */
  rate: ReactNode;
}

export function MoneyCard({ currency: { code, name }, rate }: MoneyCardProps) {
  const locale = useLocale();
  const t = useTranslations('destinations.currency');
  return (
    <section aria-labelledby="money" className="rounded-card border border-line bg-raised p-5 md:p-6">
      <h3 id="money" className="flex items-center gap-2 text-ink-soft text-sm">
        <Icon name="swap" className="size-5 text-accent" />
        {t('title')}
      </h3>
      <p className="mt-3 font-semibold text-lg">{t.rich('text', { name: name[locale], code: () => <bdi>{code}</bdi> })}</p>
      {rate}
      <p className="mt-2">
        <Link
          href="/support/currency-exchange"
          prefetch={false}
          className="inline-flex min-h-11 items-center font-medium text-accent underline-offset-4 hover:underline"
        >
          {t('action')}
        </Link>
      </p>
    </section>
  );
}
