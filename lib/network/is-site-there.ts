import { timeouts } from './timeouts';

/** Whether the site responds: if so, code that fails to load was removed by a release; if not, the network is down. */
export async function isSiteThere(): Promise<boolean> {
  const answer = fetch(window.location.href, {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(timeouts.browserAccount),
  });
  return answer.then(
    ({ ok }) => ok,
    () => false,
  );
}
