import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';

export function ExpiredNotice({ onRefresh }: { onRefresh: () => void }) {
  const t = useTranslations('flights.results.expired');
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card bg-sun-soft p-4 text-on-sun-soft">
      <Icon name="clock" className="size-6" />
      <div className="min-w-[min(100%,13rem)] grow">
        <p className="font-semibold">{t('title')}</p>
        <p className="text-sm">{t('text')}</p>
      </div>
      <Button onClick={onRefresh}>{t('refresh')}</Button>
    </div>
  );
}
