import { type ComponentType, createContext } from 'react';
import type { UsualWeatherProps } from './usual-weather';

export type PlaceState = 'asked' | 'known' | 'failed';

interface Board {
  /** No place has a forecast. */
  isDown: boolean;
  /** Incremented to load all places again. */
  attempt: number;
  report: (news: PlaceState) => void;
  /** Shown then. Handed down, so that pages about one place do not load it. */
  UsualWeather: ComponentType<UsualWeatherProps>;
}

/** For several places together, so that a failure is shown once; null for a single place. */
export const BoardContext = createContext<Board | null>(null);
