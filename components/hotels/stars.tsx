import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';

/** The class of a hotel: drawn for the eye, counted in words for the ear. Nothing for a hotel that has none. */
export function Stars({ count }: { count: number }) {
  const t = useTranslations('hotels');
  if (count < 1) return null;
  return (
    <span className="inline-flex items-center gap-0.5 text-sun">
      <span className="sr-only">{t('stars', { count })}</span>
      {Array.from({ length: count }, (_, index) => index).map((star) => (
        <Icon key={star} name="star" filled className="size-4" />
      ))}
    </span>
  );
}
