import clsx from 'clsx';

/** A quiet block where something will stand; hidden from screen readers, whose place is a status text beside it. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={clsx('animate-pulse rounded-control bg-line/60', className)} />;
}
