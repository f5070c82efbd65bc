import { isIP, isIPv6 } from 'node:net';

const unknown = 'unknown';

/**
 * The address a request came from, as a key to count by. The last entry of X-Forwarded-For is the socket's own (see
 * `socket-address.ts`); each trusted proxy before the app accounts for one entry more. Entries further left cannot be trusted.
 * An IPv6 visitor is counted by network (/64), for a single machine has all of one.
 */
export function clientAddress(headers: Headers, trustedProxies: number): string {
  const chain = headers.get('x-forwarded-for')?.split(',') ?? [];
  return addressKey(chain[Math.max(chain.length - 1 - trustedProxies, 0)]?.trim() ?? '');
}

/** The key an address is counted by: its network for IPv6, `unknown` for anything else. */
export function addressKey(text: string): string {
  const address = text.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIP(address)) return unknown;
  return isIPv6(address) ? networkOf(address) : address;
}

/** The first four groups of an IPv6 address, which name its network. */
function networkOf(address: string): string {
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const groups = head === '' ? [] : head.split(':');
  const rest = tail ? tail.split(':') : [];
  // A tail in dotted form stands for two groups.
  const width = groups.length + rest.length + (rest.at(-1)?.includes('.') ? 1 : 0);
  const full = tail === undefined ? groups : [...groups, ...Array<string>(8 - width).fill('0'), ...rest];
  const network = full.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
