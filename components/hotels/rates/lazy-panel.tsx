'use client';

import type { ReactNode } from 'react';
import { LazyView, type LazyViewWords } from '../search/lazy/lazy-view';
import type { StayPanelProps } from './stay-panel';

const loadPanel = () => import('./stay-panel').then((module) => module.StayPanel);

/** The placeholder cannot show a stay of the address. */
const hasStay = () => /[?&]checkin=/.test(window.location.search);

/** The panel of one hotel, loaded on interaction: most visitors only read. */
export function LazyPanel({
  panel,
  waiting,
  placeholder,
}: {
  panel: StayPanelProps;
  waiting: LazyViewWords;
  placeholder: ReactNode;
}) {
  return <LazyView load={loadPanel} props={panel} words={waiting} placeholder={placeholder} isUrgent={hasStay} />;
}
