import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Skeleton } from '@/components/ui/skeleton';
import { Spinner } from '@/components/ui/spinner';

/** After this long a traveller starts to doubt that anything happens. */
const doubtMs = 8000;
const cards = ['first', 'second', 'third', 'fourth', 'fifth'];

export function SearchingFlights() {
  const t = useTranslations('flights');
  const [isSlow, setIsSlow] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), doubtMs);
    return () => clearTimeout(timer);
  }, []);

  return (
    <div className="mx-auto flex max-w-4xl flex-col gap-4">
      <p role="status" className="flex min-h-11 items-center gap-3 text-ink-soft">
        <Spinner className="size-5 text-accent" />
        {isSlow ? t('results.slow') : t('toasts.searching')}
      </p>
      {cards.map((card) => (
        <SkeletonCard key={card} />
      ))}
    </div>
  );
}

function SkeletonCard() {
  return (
    <div
      data-testid="skeleton-card"
      className="grid gap-4 rounded-card border border-line bg-raised p-4 sm:grid-cols-[1fr_11rem] sm:p-5"
    >
      <div className="flex flex-col gap-4">
        <div className="flex items-center gap-3">
          <Skeleton className="size-10" />
          <Skeleton className="h-4 w-36" />
        </div>
        <div className="flex items-center gap-4">
          <Skeleton className="h-9 w-16" />
          <Skeleton className="h-1.5 grow" />
          <Skeleton className="h-9 w-16" />
        </div>
        <Skeleton className="h-4 w-48" />
      </div>
      <div className="flex items-center justify-between gap-3 sm:flex-col sm:items-stretch sm:justify-center">
        <Skeleton className="h-8 w-28 sm:w-full" />
        <Skeleton className="h-11 w-32 sm:w-full" />
      </div>
    </div>
  );
}
