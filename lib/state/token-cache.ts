import 'server-only';
import { randomUUID } from 'node:crypto';
import { sharedState } from './shared-state';

const halfAnHour = 30 * 60_000;

/** Values for the page that follows a form posted without script: they belong into no address. Only the sender knows their token. */
export function createTokenCache<Value>(name: string) {
  const keyOf = (token: string) => `${name}:${token}`;
  return {
    async keep(value: Value): Promise<string> {
      const token = randomUUID();
      await sharedState().write(keyOf(token), JSON.stringify(value), halfAnHour);
      return token;
    },
    async read(token: string | null): Promise<Value | null> {
      const text = token && /^[\da-f-]{36}$/.test(token) ? await sharedState().read(keyOf(token)) : null;
      // Nothing else writes under these keys.
      return text ? (JSON.parse(text) as Value) : null;
    },
  };
}
