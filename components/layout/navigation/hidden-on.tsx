'use client';

import type { ReactNode } from 'react';
import { usePagePath } from './page-path';

/** Leaves its children out on one page, already in the page as it is served. */
export function HiddenOn({ path, children }: { path: string; children: ReactNode }) {
  return usePagePath() === path ? null : children;
}
