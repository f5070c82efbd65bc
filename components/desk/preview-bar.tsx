import { useLocale, useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/notice';

interface PreviewBarProps {
  kind: string;
  /** The key of the text or price. */
  name: string;
}

/** Above a page that shows an editor its latest draft. */
export function PreviewBar({ kind, name }: PreviewBarProps) {
  const t = useTranslations('desk.content.preview');
  const end = `/api/desk/content/preview?${new URLSearchParams({ kind, key: name, language: useLocale(), end: '' })}`;
  return (
    <div className="page-width pt-3">
      <Notice tone="warning">
        <p className="flex flex-wrap items-center justify-between gap-x-4">
          {t('bar')}
          <a href={end} className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4">
            {t('end')}
          </a>
        </p>
      </Notice>
    </div>
  );
}
