import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';

interface PagerProps {
  /** Counted from 1. */
  page: number;
  count: number;
  onPage: (page: number) => void;
}

export function Pager({ page, count, onPage }: PagerProps) {
  const t = useTranslations('desk.pages');
  if (count < 2) return null;
  return (
    <nav aria-label={t('label')} className="mt-4 flex items-center justify-between gap-2">
      <Button variant="secondary" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {t('previous')}
      </Button>
      <span className="text-ink-soft text-sm">{t('where', { page, count })}</span>
      <Button variant="secondary" disabled={page >= count} onClick={() => onPage(page + 1)}>
        {t('next')}
      </Button>
    </nav>
  );
}
