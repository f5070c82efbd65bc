import { Skeleton } from '../skeleton';

/** A skeleton with the size of a form and its summary. `label` is for screen readers. */
export function FormSkeleton({ label }: { label: string }) {
  return (
    <div className="grid gap-6 noscript:hidden lg:grid-cols-[minmax(0,1fr)_23rem] lg:items-start lg:gap-10">
      <p role="status" className="sr-only">
        {label}
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
