import { useTranslations } from 'next-intl';
import { Skeleton } from '@/components/ui/skeleton';

/** Stands where the form and the fare summary will be, in their sizes. */
export function BookingSkeleton() {
  const t = useTranslations('bookings.flow');
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_23rem] lg:items-start lg:gap-10">
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <Skeleton className="h-20 rounded-card lg:order-2 lg:h-[30rem]" />
      <div className="flex flex-col gap-6">
        <Skeleton className="h-8 w-56" />
        <Skeleton className="h-96 rounded-card" />
        <Skeleton className="h-72 rounded-card" />
      </div>
    </div>
  );
}
