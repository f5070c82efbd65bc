import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Skeleton } from '@/components/ui/skeleton';
import { Spinner } from '@/components/ui/spinner';

/** After this long a traveller starts to doubt that anything happens. */
const doubtMs = 8000;
const cards = ['first', 'second', 'third', 'fourth', 'fifth'];

export function SearchingFlights() {
  const text = useWaitText();
  return (
    <div className="mx-auto flex max-w-4xl flex-col gap-2">
      <p role="status" className="flex min-h-11 items-center gap-3 text-ink-soft">
        <Spinner className="size-5 text-accent" />
        {text}
      </p>
      {cards.map((card) => (
        <SkeletonCard key={card} />
      ))}
    </div>
  );
}

/** Over the flights of another day, which stand dimmed until those asked for come. */
export function SearchingNote() {
  return (
    <p
      role="status"
      className="sticky top-24 z-10 mx-auto -mb-11 flex h-11 w-fit items-center gap-3 rounded-pill border border-line bg-raised px-4 text-sm shadow-card"
    >
      <Spinner className="size-5 text-accent" />
      {useWaitText()}
    </p>
  );
}

function useWaitText(): string {
  const t = useTranslations('flights');
  const [isSlow, setIsSlow] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), doubtMs);
    return () => clearTimeout(timer);
  }, []);
  return isSlow ? t('results.slow') : t('toasts.searching');
}

function SkeletonCard() {
  return (
    <div
      data-testid="skeleton-card"
      className="grid grid-cols-[minmax(0,1fr)_7rem] gap-4 rounded-card border border-line bg-raised px-4 py-3 sm:grid-cols-[minmax(0,1fr)_13rem]"
    >
      <div className="flex flex-col gap-3">
        <Skeleton className="h-5 w-32" />
        <Skeleton className="h-7 w-48 max-w-full" />
        <Skeleton className="h-7 w-44 max-w-full" />
        <Skeleton className="h-4 w-40 max-w-full" />
      </div>
      <div className="flex flex-col justify-between">
        <Skeleton className="h-7 w-full" />
        <Skeleton className="h-11 w-full" />
      </div>
    </div>
  );
}
