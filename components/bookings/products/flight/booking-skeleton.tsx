import { useTranslations } from 'next-intl';
import { FormSkeleton } from '@/components/ui/forms/form-skeleton';

export function BookingSkeleton() {
  const t = useTranslations('bookings.flow');
  return <FormSkeleton label={t('loading')} />;
}
