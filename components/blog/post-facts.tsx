import { useTranslations } from 'next-intl';
import { formatDay } from '@/lib/time/dates';

interface PostFactsProps {
  /** yyyy-MM-dd. */
  published: string;
  updated?: string;
  minutes: number;
}

/** Date and reading time of an article. */
export function PostFacts({ published, updated, minutes }: PostFactsProps) {
  const t = useTranslations('blog');
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-ink-soft text-sm">
      <Day iso={published} />
      {updated && <span>{t.rich('updated', { day: () => <Day iso={updated} /> })}</span>}
      <span>{t('minutes', { minutes })}</span>
    </p>
  );
}

function Day({ iso }: { iso: string }) {
  return (
    <time dateTime={iso}>
      <bdi>{formatDay(iso)}</bdi>
    </time>
  );
}
