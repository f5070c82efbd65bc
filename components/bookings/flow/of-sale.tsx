'use client';

import type { ReactNode } from 'react';
import { usePaidAtOnce } from './use-paid-at-once';

/** What is said where a request is `asked` of an agent, or `paid` at once, on a page that is prerendered. */
export function OfSale({ kind, asked, paid }: { kind: string; asked: ReactNode; paid: ReactNode }) {
  return usePaidAtOnce(kind) ? paid : asked;
}
