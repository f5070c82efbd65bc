import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Skeleton } from '@/components/ui/skeleton';
import { Spinner } from '@/components/ui/spinner';

/** After this long, show that the search is still running. */
const slowMs = 8000;
const cards = ['first', 'second', 'third', 'fourth', 'fifth'];

export function SearchingHotels() {
  const t = useTranslations('hotels.results');
  const [isSlow, setIsSlow] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), slowMs);
    return () => clearTimeout(timer);
  }, []);

  return (
    <>
      <p role="status" className="mb-4 flex min-h-11 items-center gap-3 text-ink-soft">
        <Spinner className="size-5 text-accent" />
        <span>{isSlow ? t('slow') : t('toasts.searching')}</span>
      </p>
      <ResultsSkeleton />
    </>
  );
}

/** The placeholder of filters, cards and map. */
export function ResultsSkeleton() {
  return (
    <div className="grid items-start gap-5 noscript:hidden lg:grid-cols-[minmax(0,1.4fr)_minmax(0,0.82fr)] xl:grid-cols-[14rem_minmax(0,1.4fr)_minmax(0,0.82fr)]">
      <Skeleton className="hidden h-[36rem] rounded-card xl:block" />
      <div className="flex flex-col gap-4">
        {cards.map((card) => (
          <div
            key={card}
            data-testid="skeleton-card"
            className="grid grid-cols-[7rem_minmax(0,1fr)] gap-4 rounded-card border border-line bg-raised p-4 sm:grid-cols-[11rem_minmax(0,1fr)]"
          >
            <Skeleton className="h-full min-h-32" />
            <div className="flex flex-col gap-3">
              <Skeleton className="h-5 w-3/4" />
              <Skeleton className="h-4 w-24" />
              <Skeleton className="h-4 w-1/2" />
              <Skeleton className="h-4 w-full" />
              <Skeleton className="mt-2 h-11 w-32" />
            </div>
          </div>
        ))}
      </div>
      <Skeleton className="hidden h-[36rem] rounded-card lg:block" />
    </div>
  );
}
