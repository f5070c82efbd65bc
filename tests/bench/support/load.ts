/**
 * Makes requests with so little work per answer that the server is measured, not this client. It only reads the status, finds the end of the answer
 * and sends the next request.
 */
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';

export interface Load {
  requestsPerSecond: number;
  /** In milliseconds. */
  p50: number;
  p99: number;
}

const connections = 32;

/** Requests the addresses in turn over 32 connections, for `seconds` or `amount` times. Rejects when an answer is not 200. */
export async function load(
  site: string,
  addresses: string[],
  { seconds = 1, amount = Number.POSITIVE_INFINITY }: { seconds?: number; amount?: number } = {},
): Promise<Load> {
  const { hostname, port } = new URL(site);
  const requests = addresses.map((address) => `GET ${address} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: br, gzip\r\n\r\n`);
  const times: number[] = [];
  const began = performance.now();
  const end = amount === Number.POSITIVE_INFINITY ? began + seconds * 1000 : Number.POSITIVE_INFINITY;
  let asked = 0;

  const isOver = () => asked >= amount || performance.now() >= end;
  const visit = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const socket = connect({ port: Number(port), host: hostname, noDelay: true });
      let askedAt = 0;
      let missing = 0;
      let isChunked = false;
      const ask = () => {
        askedAt = performance.now();
        if (isOver()) return socket.end();
        socket.write(requests[asked++ % requests.length] ?? '');
      };
      socket.on('data', (part) => {
        if (missing === 0) {
          const bodyAt = part.indexOf('\r\n\r\n') + 4;
          const head = part.toString('latin1', 0, bodyAt);
          if (!head.startsWith('HTTP/1.1 200') || bodyAt === 3)
            return socket.destroy(new Error(`${site} answered ${head.split('\r\n', 1)[0]}`));
          const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
          isChunked = length === undefined;
          missing = isChunked ? 1 : bodyAt + Number(length);
        }
        missing = isChunked ? Number(part.subarray(-5).toString('latin1') !== '0\r\n\r\n') : missing - part.length;
        if (missing > 0) return;
        times.push(performance.now() - askedAt);
        ask();
      });
      socket.once('connect', ask);
      socket.once('error', reject);
      // The site closes a connection after a thousand answers.
      socket.once('close', () => resolve(isOver() ? undefined : visit()));
    });

  await Promise.all(Array.from({ length: connections }, visit));
  const took = performance.now() - began;
  times.sort((a, b) => a - b);
  const share = (part: number) => Number((times[Math.floor(times.length * part)] ?? 0).toFixed(1));
  return { requestsPerSecond: (times.length / took) * 1000, p50: share(0.5), p99: share(0.99) };
}

/** The median of each number over several loads. */
export function medianOf(loads: Load[]): Load {
  const middle = (key: keyof Load) => loads.map((one) => one[key]).sort((a, b) => a - b)[Math.floor(loads.length / 2)] ?? 0;
  return { requestsPerSecond: Math.round(middle('requestsPerSecond')), p50: middle('p50'), p99: middle('p99') };
}

/** The memory of a process and of those that it started, in MB. */
export function memoryOf(pid: number | undefined): number {
  const kB = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  return Math.round(kB / 1024) + children.reduce((sum, child) => sum + memoryOf(Number(child)), 0);
}
