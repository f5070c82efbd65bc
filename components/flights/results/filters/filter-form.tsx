import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { besideFields } from '@/lib/flights/results/result-params';
import { localizePath } from '@/lib/i18n/locales';

interface FilterFormProps {
  /** Of the results. */
  address: string;
  children: ReactNode;
}

/** Filters that act at once; without script they are a form, which the server answers. */
export function FilterForm({ address, children }: FilterFormProps) {
  const t = useTranslations('flights.results.filters');
  const locale = useLocale();
  return (
    <form method="get" action={localizePath('/', locale)} aria-label={t('title')} onSubmit={(event) => event.preventDefault()}>
      {besideFields(address).map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      {children}
      <Button type="submit" className="mb-3 hidden w-full noscript:inline-flex">
        {t('apply')}
      </Button>
    </form>
  );
}
