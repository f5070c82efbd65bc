import clsx from 'clsx';

/** A grey block in place of content that is loading; hidden from screen readers, which get a status text instead. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={clsx('animate-pulse rounded-control bg-line/60', className)} />;
}
