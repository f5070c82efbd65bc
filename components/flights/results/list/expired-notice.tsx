import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { intlTag } from '@/lib/i18n/locales';
import { useNow } from '../flexible-dates/use-lowest-fares';

interface ExpiredNoticeProps {
  /** ISO instant. */
  searchedAt: string;
  onRefresh: () => void;
}

/** Above flights with expired prices: their age, and a button to refresh them. */
export function ExpiredNotice({ searchedAt, onRefresh }: ExpiredNoticeProps) {
  const t = useTranslations('flights.results.expired');
  const tag = intlTag(useLocale());
  const minutes = Math.max(0, Math.round((useNow() - Date.parse(searchedAt)) / 60_000));
  const [amount, unit] = minutes < 120 ? ([minutes, 'minute'] as const) : ([Math.round(minutes / 60), 'hour'] as const);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card bg-sun-soft p-4 text-on-sun-soft print:hidden">
      <Icon name="clock" className="size-6" />
      <div className="min-w-[min(100%,13rem)] grow">
        {/* The age changes, and must not be announced each minute. */}
        <p role="alert" className="font-semibold">
          {t('title')}
        </p>
        <p className="text-sm">{t('text', { age: new Intl.RelativeTimeFormat(tag).format(-amount, unit) })}</p>
      </div>
      <Button onClick={onRefresh}>{t('refresh')}</Button>
    </div>
  );
}
