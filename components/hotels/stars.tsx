import { useTranslations } from 'next-intl';
import { StarRow } from '@/components/ui/star-row';

/** The class of a hotel: drawn for the eye, counted in words for the ear. Nothing for a hotel that has none. */
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
