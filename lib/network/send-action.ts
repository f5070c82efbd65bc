import { postJson } from './post-json';

export type SendFailure = 'signedOut' | 'refused' | 'offline' | 'failed';

/** Posts an action; resolves to its outcome. Never rejects; the same action may be sent again. */
export async function sendAction<Outcome extends string>(
  address: string,
  action: unknown,
  outcomes: readonly Outcome[],
  onAnswer?: (said: unknown) => void,
): Promise<Outcome | SendFailure> {
  try {
    const answer = await postJson(address, action);
    if (answer.status === 401) return 'signedOut';
    if (answer.status === 403) return 'refused';
    const said: { outcome?: unknown } | null = answer.ok ? await answer.json() : null;
    onAnswer?.(said);
    return outcomes.find((outcome) => outcome === said?.outcome) ?? 'failed';
  } catch {
    return navigator.onLine ? 'failed' : 'offline';
  }
}

/** Whether `flag` is set in the answer of `address`. Throws when that cannot be read. */
export async function readFlag(address: string, flag: string): Promise<boolean> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(25_000) });
  const said: Record<string, unknown> = answer.ok ? await answer.json() : {};
  if (typeof said[flag] !== 'boolean') throw new Error(`${address} does not say ${flag}`);
  return said[flag];
}
