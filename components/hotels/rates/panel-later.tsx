'use client';

import type { ReactNode } from 'react';
import { Later, type LaterWords } from '../search/lazy/later';
import type { StayPanelProps } from './stay-panel';

const loadPanel = () => import('./stay-panel').then((module) => module.StayPanel);

/** The panel of one hotel, fetched when somebody is there to use it: most visitors read. */
export function PanelLater({ panel, waiting, standIn }: { panel: StayPanelProps; waiting: LaterWords; standIn: ReactNode }) {
  return <Later load={loadPanel} props={panel} words={waiting} standIn={standIn} />;
}
