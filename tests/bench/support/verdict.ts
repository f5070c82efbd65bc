/** What must be reached. Two busy cores are noisy: a bench fails only where it stays below half of a target. */
export interface Target {
  name: string;
  wanted: number;
  seen: number;
  /** What is seen should be more than the target, or less. */
  better: 'more' | 'less';
}

/** Prints each target as reached or not; answers whether none is missed by far. */
export function judge(targets: Target[]): boolean {
  const rows = targets.map(({ name, wanted, seen, better }) => {
    const share = better === 'more' ? seen / wanted : wanted / seen;
    const verdict = share >= 1 ? 'reached' : share >= 0.5 ? 'not reached' : 'FAR OFF';
    return { target: name, wanted: `${better === 'more' ? '≥' : '≤'} ${wanted}`, seen, verdict };
  });
  console.table(rows);
  return rows.every(({ verdict }) => verdict !== 'FAR OFF');
}
