import { unpackRow } from './packed-rules';

const timeoutMs = 10_000;
const asked = new Map<string, Promise<Record<string, string>>>();

/** The rules of one passport by destination, loaded once per page. Rejects when loading fails; the next call retries. */
export function loadRules(passport: string): Promise<Record<string, string>> {
  const known = asked.get(passport);
  if (known !== undefined) return known;
  const answer = fetchRules(passport).catch((error) => {
    asked.delete(passport);
    throw error;
  });
  asked.set(passport, answer);
  return answer;
}

async function fetchRules(passport: string): Promise<Record<string, string>> {
  const response = await fetch(`/api/visa-rules/${passport}`, { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`Visa rules: ${response.status}`);
  return unpackRow(await response.json());
}
