import clsx from 'clsx';
import type { Occasion } from '@/lib/time/gulf/occasions';

/** Round for a holiday, a ring for Ramadan: not by colour alone. */
export function OccasionDot({ occasion, className }: { occasion: Occasion; className?: string }) {
  const look = occasion === 'ramadan' ? 'border border-current' : 'bg-current';
  return <span aria-hidden="true" className={clsx('size-1.5 shrink-0 rounded-pill', look, className)} />;
}
