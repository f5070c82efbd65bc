import { isIP, isIPv6 } from 'node:net';

const unknown = 'unknown';

/**
 * The address of a request's client, as a key for counting. The last entry of X-Forwarded-For is the socket's own (see `lib/site-server/site-server.ts`); each
 * trusted proxy before the app accounts for one more entry. Entries further left cannot be trusted. An IPv6 client is counted by network (/64),
 * because a single machine has a whole network.
 */
export function clientAddress(headers: Headers, trustedProxies: number): string {
  const chain = headers.get('x-forwarded-for')?.split(',') ?? [];
  return addressKey(chain[Math.max(chain.length - 1 - trustedProxies, 0)]?.trim() ?? '');
}

/** The key for counting an address: the network of an IPv6 address, `unknown` for an invalid one. */
export function addressKey(text: string): string {
  const address = text.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIP(address)) return unknown;
  return isIPv6(address) ? networkOf(address) : address;
}

/** The first four groups of an IPv6 address, which identify its network. */
function networkOf(address: string): string {
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const groups = head === '' ? [] : head.split(':');
  const rest = tail ? tail.split(':') : [];
  // A dotted end counts as two groups.
  const width = groups.length + rest.length + (rest.at(-1)?.includes('.') ? 1 : 0);
  const full = tail === undefined ? groups : [...groups, ...Array<string>(8 - width).fill('0'), ...rest];
  const network = full.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
