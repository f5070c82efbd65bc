import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { describeError } from '../log.ts';
import { type Change, type ChangeReader, isAbout, matchesFilter, type Row } from './realtime-changes.ts';
import { type Claims, type ClaimsReader, isExpired } from './realtime-claims.ts';
import {
  type Binding,
  formatMessage,
  type PhoenixMessage,
  parseBindings,
  parseMessage,
  type SerializerVersion,
} from './realtime-protocol.ts';

interface Channel {
  topic: string;
  joinRef: string | null;
  bindings: Binding[];
  claims: Claims;
}

interface Subscriber {
  channels: Map<string, Channel>;
  isOpen(): boolean;
  send(message: PhoenixMessage): void;
}

interface Listener {
  subscriber: Subscriber;
  channel: Channel;
  binding: Binding;
}

export interface RealtimeOptions {
  /** Whether a key may open a connection. */
  isApiKey(key: string): boolean;
  /** The network address for counting sockets. */
  addressOf(request: IncomingMessage): string;
  claims: ClaimsReader;
  changes: ChangeReader;
}

/** A visitor needs one socket with one channel of two bindings. */
export const realtimeLimits = {
  messageBytes: 32 * 1024,
  sockets: 2_000,
  socketsPerAddress: 100,
  channelsPerSocket: 10,
  bindingsPerJoin: 10,
  /** Within `messageWindowMs`; supabase-js sends a heartbeat every 25 s. */
  messagesPerSocket: 60,
  messageWindowMs: 10_000,
  /** In milliseconds: a socket without messages for so long is closed. */
  silenceMs: 90_000,
  /** The most unsent bytes for a client that does not read. */
  unreadBytes: 1024 * 1024,
};

/** Postgres changes over Phoenix channels for unmodified supabase-js. Broadcast between clients and presence are not served. */
export class RealtimeServer {
  readonly #sockets = new WebSocketServer({ noServer: true, maxPayload: realtimeLimits.messageBytes });
  readonly #subscribers = new Set<Subscriber>();
  readonly #socketsByAddress = new Map<string, number>();
  readonly #options: RealtimeOptions;
  #lastBinding = 0;
  #delivered: Promise<void> = Promise.resolve();

  constructor(options: RealtimeOptions) {
    this.#options = options;
  }

  attach(server: Server): void {
    server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      socket.on('error', () => socket.destroy());
      const url = URL.parse(request.url ?? '/', 'http://local');
      const apiKey = url?.searchParams.get('apikey') ?? '';
      if (!url?.pathname.startsWith('/realtime/v1/websocket')) return refuse(socket, '404 Not Found');
      if (!this.#options.isApiKey(apiKey)) return refuse(socket, '401 Unauthorized');
      const address = this.#options.addressOf(request);
      const isFull = this.#subscribers.size >= realtimeLimits.sockets;
      if (isFull || (this.#socketsByAddress.get(address) ?? 0) >= realtimeLimits.socketsPerAddress) {
        return refuse(socket, '429 Too Many Requests');
      }
      this.#sockets.handleUpgrade(request, socket, head, (client) => this.#welcome(client, { url, apiKey, address }));
    });
  }

  /** All subscribers get changes in the order they were committed. */
  announce(change: Change): void {
    this.#delivered = this.#delivered
      .then(() => this.#deliver(change))
      .catch((error) => console.error('[realtime]', describeError(error)));
  }

  close(): void {
    for (const client of this.#sockets.clients) client.terminate();
    this.#sockets.close();
  }

  #welcome(client: WebSocket, { url, apiKey, address }: { url: URL; apiKey: string; address: string }): void {
    const version: SerializerVersion = url.searchParams.get('vsn') === '1.0.0' ? '1.0.0' : '2.0.0';
    const isOpen = () => client.readyState === client.OPEN;
    const subscriber: Subscriber = {
      channels: new Map(),
      isOpen,
      send: (message) => {
        if (!isOpen()) return;
        if (client.bufferedAmount > realtimeLimits.unreadBytes) return client.terminate();
        client.send(formatMessage(message, version));
      },
    };
    const silence = setTimeout(() => client.terminate(), realtimeLimits.silenceMs);
    const mayReceive = createAllowance(realtimeLimits.messagesPerSocket, realtimeLimits.messageWindowMs);
    this.#subscribers.add(subscriber);
    this.#count(address, 1);
    client.on('close', () => {
      clearTimeout(silence);
      this.#subscribers.delete(subscriber);
      this.#count(address, -1);
    });
    client.on('error', () => client.terminate());
    client.on('message', (text, isBinary) => {
      silence.refresh();
      if (!mayReceive()) return client.terminate();
      const message = isBinary ? null : parseMessage(String(text), version);
      if (message) void this.#receive(subscriber, message, apiKey);
    });
  }

  #count(address: string, change: 1 | -1): void {
    const sockets = (this.#socketsByAddress.get(address) ?? 0) + change;
    if (sockets > 0) this.#socketsByAddress.set(address, sockets);
    else this.#socketsByAddress.delete(address);
  }

  async #receive(subscriber: Subscriber, message: PhoenixMessage, apiKey: string): Promise<void> {
    const { joinRef, topic, event, payload } = message;
    const reply = (status: 'ok' | 'error', response: object) =>
      subscriber.send({ ...message, event: 'phx_reply', payload: { status, response } });
    const push = (name: string, content: Record<string, unknown>) =>
      subscriber.send({ joinRef, ref: null, topic, event: name, payload: content });

    if (event === 'heartbeat') return reply('ok', {});
    if (event === 'phx_leave') {
      subscriber.channels.delete(topic);
      reply('ok', {});
      return push('phx_close', {});
    }
    if (event !== 'phx_join' && event !== 'access_token') return;
    const claims = await this.#options.claims(payload['access_token'] ?? apiKey);
    if (event === 'access_token') {
      const channel = subscriber.channels.get(topic);
      if (channel && claims) channel.claims = claims;
      else if (channel) {
        subscriber.channels.delete(topic);
        push('phx_error', {});
      }
      return;
    }
    if (!claims) return reply('error', { reason: 'InvalidJWTToken: the token is not valid here' });
    const { bindingsPerJoin, channelsPerSocket } = realtimeLimits;
    const bindings = parseBindings(payload, bindingsPerJoin, () => ++this.#lastBinding);
    if (!bindings) return reply('error', { reason: `TooManyBindings: a channel has at most ${bindingsPerJoin}` });
    if (subscriber.channels.size >= channelsPerSocket && !subscriber.channels.has(topic)) {
      return reply('error', { reason: `TooManyChannels: a socket has at most ${channelsPerSocket}` });
    }
    subscriber.channels.set(topic, { topic, joinRef, bindings, claims });
    // The client compares the returned bindings with its own and leaves the channel when they differ.
    reply('ok', { postgres_changes: bindings });
    if (bindings.length > 0) {
      const channel = topic.replace(/^realtime:/, '');
      push('system', { channel, extension: 'postgres_changes', message: 'Subscribed to PostgreSQL', status: 'ok' });
    }
    push('presence_state', {});
  }

  /** One database query per token among possible recipients, for all their sockets and bindings. */
  async #deliver(change: Change): Promise<void> {
    for (const listeners of this.#listenersByToken(change).values()) {
      const [first] = listeners;
      if (!first || !listeners.some(({ subscriber }) => subscriber.isOpen())) continue;
      // A role that may not read the table gets an error there, and receives nothing.
      const row = await this.#options.changes.visibleRow(change, first.channel.claims).catch(() => null);
      if (!row) continue;
      for (const listener of listeners) {
        if (change.type === 'DELETE' || matchesFilter(listener.binding.filter, row)) await this.#tell(listener, change, row);
      }
    }
  }

  #listenersByToken(change: Change): Map<string, Listener[]> {
    const byToken = new Map<string, Listener[]>();
    for (const subscriber of this.#subscribers) {
      if (!subscriber.isOpen()) continue;
      for (const channel of subscriber.channels.values()) {
        if (isExpired(channel.claims)) continue;
        for (const binding of channel.bindings) {
          if (!isAbout(binding, change)) continue;
          const token = JSON.stringify(channel.claims);
          const listener = { subscriber, channel, binding };
          const listeners = byToken.get(token);
          if (listeners) listeners.push(listener);
          else byToken.set(token, [listener]);
        }
      }
    }
    return byToken;
  }

  async #tell({ subscriber, channel, binding }: Listener, change: Change, record: Row): Promise<void> {
    const data = {
      schema: change.schema,
      table: change.table,
      type: change.type,
      commit_timestamp: change.at,
      columns: await this.#options.changes.columns(change),
      record,
      ...(change.type !== 'INSERT' && { old_record: { id: change.id } }),
      errors: null,
    };
    const { joinRef, topic } = channel;
    subscriber.send({ joinRef, ref: null, topic, event: 'postgres_changes', payload: { ids: [binding.id], data } });
  }
}

/** Returns whether another one may pass: at most `most` within each window of `windowMs`. */
function createAllowance(most: number, windowMs: number): () => boolean {
  let endsAt = 0;
  let used = 0;
  return () => {
    const now = performance.now();
    if (now > endsAt) {
      endsAt = now + windowMs;
      used = 0;
    }
    used += 1;
    return used <= most;
  };
}

/** The client may keep its half open: without `destroy` the descriptor would leak. */
function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => socket.destroy());
}
