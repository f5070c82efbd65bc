/** A target of a bench. Measurements on a busy machine vary, so a bench fails only when it misses a target by half or more. */
export interface Target {
  name: string;
  wanted: number;
  seen: number;
  /** Whether `seen` should be above or below the target. */
  better: 'more' | 'less';
}

/** Prints each target with its result. Returns false when one is missed by far. */
export function judge(targets: Target[]): boolean {
  const rows = targets.map(({ name, wanted, seen, better }) => {
    const share = better === 'more' ? seen / wanted : wanted / seen;
    const verdict = share >= 1 ? 'reached' : share >= 0.5 ? 'not reached' : 'FAR OFF';
    return { target: name, wanted: `${better === 'more' ? '≥' : '≤'} ${wanted}`, seen, verdict };
  });
  console.table(rows);
  return rows.every(({ verdict }) => verdict !== 'FAR OFF');
}
