import { useTranslations } from 'next-intl';
import { StarRow } from '@/components/ui/star-row';

/** The stars of a hotel, with a text for screen readers. Nothing for a hotel without stars. */
export function Stars({ count }: { count: number }) {
  const t = useTranslations('hotels');
  if (count < 1) return null;
  return (
    <span className="inline-flex items-center text-sun">
      <span className="sr-only">{t('stars', { count })}</span>
      <StarRow count={count} />
    </span>
  );
}
