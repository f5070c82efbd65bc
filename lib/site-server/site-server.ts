/**
 * The HTTP server of the site in front of Next.js. It limits methods, upgrades, bodies, durations and connections per address, for every page and
 * handler (docs/engineering/site-server.md).
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { describeError, logError } from '../log.ts';
import { addressKey, clientAddress } from '../security/client-address.ts';
import { type DrainLimits, dropLeftoverBody } from './leftover-bodies.ts';
import { dropActionHeaders } from './page-store/next-internals.ts';
import type { PageStore } from './page-store/page-store.ts';
import { isRealtime, proxyRealtime, refuseUpgrade } from './realtime-proxy.ts';
import { costOf, createQueues, type Limits, usualQueueLimits } from './request-queues.ts';
import { decodablePath, maxBodyBytes, notFoundInsteadOf, type Refusal, readableQuery, refusalOf } from './request-rules.ts';

export interface SiteServerOptions {
  /** Handles allowed requests, with finished pages. */
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** Answers from its cache before `handle` is called. */
  pages?: PageStore | null;
  supabaseUrl: string;
  /** As in lib/security/client-address.ts. With one or more, sockets belong to the proxy, which limits them. */
  trustedProxies: number;
  limits?: Partial<SiteLimits>;
}

interface SiteLimits {
  connectionsPerAddress: number;
  realtimePerAddress: number;
  connections: number;
  drain: DrainLimits;
  queues: Limits;
  /** How long an answer to too many requests waits, on average, in milliseconds. */
  refusalAfterMs: number;
  /** How long pending requests may take after close(), in milliseconds. */
  closeWithin: number;
}

/** Whole offices and mobile networks share an address: docs/operations/security.md explains these values. */
const usualLimits: SiteLimits = {
  connectionsPerAddress: 4_000,
  realtimePerAddress: 1_000,
  connections: 20_000,
  drain: { maxBytes: maxBodyBytes, milliseconds: 20_000 },
  queues: usualQueueLimits,
  refusalAfterMs: 2_000,
  // Less than the 30 s after which compose.yaml kills an instance.
  closeWithin: 20_000,
};

const times = {
  headersTimeout: 15_000,
  /** For a whole request, in milliseconds: enough for 5 MB on a poor mobile connection. */
  requestTimeout: 180_000,
  connectionsCheckingInterval: 5_000,
  /**
   * In milliseconds. Longer than proxies keep a connection (Caddy 120 s, nginx and most load balancers 60 s), so that none uses a connection that
   * is being closed.
   */
  keepAliveTimeout: 125_000,
};
/** Then a connection is closed after its answer, and its client opens another. */
const requestsPerSocket = 1_000;
/** In milliseconds, for an inactive socket, such as that of a client that stopped reading. */
const silentForMs = 150_000;

/**
 * Returns the server, not listening yet. `close()` also ends the sockets of Realtime, lets no connection carry another request, and cuts those
 * that are still busy after `closeWithin`.
 */
export function createSiteServer({ handle, pages, supabaseUrl, trustedProxies, limits = {} }: SiteServerOptions): Server {
  const {
    connectionsPerAddress,
    realtimePerAddress,
    connections,
    drain,
    queues: queueLimits,
    refusalAfterMs,
    closeWithin,
  } = { ...usualLimits, ...limits };
  const connectionShare = new AddressShare(connectionsPerAddress);
  const realtimeShare = new AddressShare(realtimePerAddress);
  const realtimeSockets = new Set<Socket>();
  const underWay = new Set<ServerResponse>();
  const queues = createQueues(queueLimits);
  let isClosing = false;

  // An upgrade to other protocols, such as the h2c that some clients offer, may be ignored.
  const server = createServer({ ...times, shouldUpgradeCallback: isWebSocket }, take);
  server.setTimeout(silentForMs);
  server.maxConnections = connections;
  server.maxRequestsPerSocket = requestsPerSocket;

  function take(request: IncomingMessage, response: ServerResponse): void {
    dropLeftoverBody(request, response, drain);
    if (isClosing) response.shouldKeepAlive = false;
    underWay.add(response);
    response.once('close', () => underWay.delete(response));
    // An answer begun before close() promised to keep its connection.
    response.once('finish', () => isClosing && server.closeIdleConnections());
    request.headers['x-forwarded-for'] = forwardedFor(request);
    const refusal = refusalOf(request);
    if (request.method !== 'GET' && request.method !== 'HEAD') dropActionHeaders(request.headers);
    const { url = '' } = request;
    request.url = readableQuery(notFoundInsteadOf(url) ?? decodablePath(url));
    if (refusal) refusalResponse(response, refusal);
    else void respond(request, response).catch((error) => failureResponse(response, error));
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (await pages?.answer(request, response)) return;
    const url = request.url ?? '';
    // A prerendered page is read from a file; a streamed one waits for others.
    const cost = pages?.has(url) ? 'call' : costOf(url);
    if (!cost) return handle(request, response);
    const address = clientAddress(new Headers({ 'x-forwarded-for': String(request.headers['x-forwarded-for']) }), trustedProxies);
    const left = new AbortController();
    response.once('close', () => left.abort());
    const turn = await queues[cost].run(address, left.signal, () => handle(request, response));
    if (typeof turn !== 'object') return;
    // Who asks again at once must not keep the server busy with refusals. At different times, so that they do not come together again.
    await delay(refusalAfterMs * (0.5 + Math.random()), undefined, { signal: left.signal }).catch(() => undefined);
    if (!left.signal.aborted) refusalResponse(response, { ...tooMany, retryAfter: turn.retryAfterSeconds });
  }

  server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
    if (!refusalOf(request)) response.writeContinue();
    take(request, response);
  });

  server.on('connection', (socket: Socket) => {
    if (trustedProxies > 0) return;
    const giveBack = connectionShare.take(addressKey(socket.remoteAddress ?? ''));
    if (giveBack) socket.once('close', giveBack);
    else socket.destroy();
  });

  server.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) => {
    if (!isRealtime(request.url)) return refuseUpgrade(socket, '404 Not Found');
    if (isClosing) return refuseUpgrade(socket, '503 Service Unavailable');
    const chain = forwardedFor(request);
    const giveBack = realtimeShare.take(clientAddress(new Headers({ 'x-forwarded-for': chain }), trustedProxies));
    if (!giveBack) return refuseUpgrade(socket, '429 Too Many Requests');
    realtimeSockets.add(socket);
    socket.once('close', () => {
      realtimeSockets.delete(socket);
      giveBack();
    });
    proxyRealtime(request, socket, head, supabaseUrl, chain);
  });

  const close = server.close.bind(server);
  server.close = (done) => {
    isClosing = true;
    for (const socket of realtimeSockets) socket.destroy();
    for (const response of underWay) response.shouldKeepAlive = false;
    const deadline = setTimeout(() => server.closeAllConnections(), closeWithin);
    // Node closes idle connections itself.
    return close((error) => {
      clearTimeout(deadline);
      done?.(error);
    });
  };
  return server;
}

/**
 * X-Forwarded-For with the socket's address at its end, as each proxy writes it. Next.js sets the header only when it is missing, so a visitor
 * could otherwise send any address.
 */
function forwardedFor({ headers, socket }: IncomingMessage): string {
  return [headers['x-forwarded-for'], socket.remoteAddress ?? 'unknown'].filter(Boolean).join(', ');
}

function isWebSocket({ headers }: IncomingMessage): boolean {
  return headers.upgrade?.toLowerCase() === 'websocket';
}

export function failureResponse(response: ServerResponse, error: unknown): void {
  // The visitor has left.
  if (response.destroyed) return;
  logError('request-not-handled', { cause: describeError(error) });
  if (response.headersSent) response.destroy();
  else refusalResponse(response, { status: 500, error: 'Something went wrong here.', code: 'unexpected' });
}

const tooMany = { status: 429, error: 'Too many requests. Please wait a moment.', code: 'tooManyRequests' };

function refusalResponse(response: ServerResponse, { status, allow, retryAfter, ...body }: Refusal): void {
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    ...(allow ? { Allow: allow } : {}),
    ...(retryAfter ? { 'Retry-After': retryAfter } : {}),
  });
  response.end(JSON.stringify(body));
}

/** Limits how many of something each address may hold at the same time, to `most`. */
class AddressShare {
  readonly #held = new Map<string, number>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  /** Takes one for `address`. Returns the function that releases it, to be called once; null when the address has reached its limit. */
  take(address: string): (() => void) | null {
    const held = this.#held.get(address) ?? 0;
    if (held >= this.#most) return null;
    this.#held.set(address, held + 1);
    return () => this.#giveBack(address);
  }

  #giveBack(address: string): void {
    const held = this.#held.get(address) ?? 0;
    if (held > 1) this.#held.set(address, held - 1);
    else this.#held.delete(address);
  }
}
