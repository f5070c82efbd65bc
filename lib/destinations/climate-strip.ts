/** Twelve monthly means, January first. */
export interface Climate {
  /** °C by day. */
  high: readonly number[];
  /** °C by night. */
  low: readonly number[];
  /** mm of rain and melted snow. */
  rain: readonly number[];
}

export interface ClimateColumn {
  /** 1 to 12. */
  month: number;
  high: number;
  low: number;
  /** Middle of the column. */
  x: number;
  /** Ends of the bar from the warmest to the coldest hour. */
  top: number;
  bottom: number;
  /** Height of the bar of rain, from the foot of the strip upwards. */
  rainHeight: number;
}

export const strip = { width: 360, height: 232, column: 30, barTop: 26, barBottom: 138, rainFoot: 204, rainHeight: 36 } as const;

/** Positions of the months in the drawing. January is where reading starts. */
export function climateColumns({ high, low, rain }: Climate, direction: 'ltr' | 'rtl'): ClimateColumn[] {
  const heightOf = temperatureScale({ high, low });
  const wettest = Math.max(...rain, 60);
  return high.map((warm, index) => {
    const cold = low[index] ?? warm;
    const wet = rain[index] ?? 0;
    const place = direction === 'rtl' ? high.length - 1 - index : index;
    return {
      month: index + 1,
      high: Math.round(warm),
      low: Math.round(cold),
      x: (place + 0.5) * strip.column,
      top: Math.round(heightOf(warm)),
      bottom: Math.round(heightOf(cold)),
      rainHeight: wet > 0 ? Math.max(2, Math.round((wet / wettest) * strip.rainHeight)) : 0,
    };
  });
}

/** Converts °C to a height in the drawing. The scale covers at least 24 degrees, so that a mild climate looks mild. */
export function temperatureScale({ high, low }: Pick<Climate, 'high' | 'low'>): (celsius: number) => number {
  const [warmest, coldest] = [Math.max(...high), Math.min(...low)];
  const spread = Math.max(24, warmest - coldest);
  const top = (warmest + coldest + spread) / 2;
  return (celsius) => strip.barTop + ((top - celsius) / spread) * (strip.barBottom - strip.barTop);
}
