import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { describeError } from './log.ts';
import { type Change, type ChangeReader, isAbout } from './realtime-changes.ts';
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
  send(message: PhoenixMessage): void;
}

export interface RealtimeOptions {
  /** Whether a key may open a connection at all. */
  isApiKey(key: string): boolean;
  claims: ClaimsReader;
  changes: ChangeReader;
}

const maxMessageBytes = 256 * 1024;

/** Postgres changes over Phoenix channels for unmodified supabase-js. Broadcast between clients and presence are not served. */
export class RealtimeServer {
  readonly #sockets = new WebSocketServer({ noServer: true, maxPayload: maxMessageBytes });
  readonly #subscribers = new Set<Subscriber>();
  readonly #options: RealtimeOptions;
  #lastBinding = 0;
  #delivered: Promise<void> = Promise.resolve();

  constructor(options: RealtimeOptions) {
    this.#options = options;
  }

  attach(server: Server): void {
    server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      const url = new URL(request.url ?? '/', 'http://local');
      const apiKey = url.searchParams.get('apikey') ?? '';
      if (!url.pathname.startsWith('/realtime/v1/websocket')) return refuse(socket, '404 Not Found');
      if (!this.#options.isApiKey(apiKey)) return refuse(socket, '401 Unauthorized');
      this.#sockets.handleUpgrade(request, socket, head, (client) => this.#welcome(client, url, apiKey));
    });
  }

  /** Changes reach every subscriber in the order they were committed. */
  announce(change: Change): void {
    this.#delivered = this.#delivered
      .then(() => this.#deliver(change))
      .catch((error) => console.error('[realtime]', describeError(error)));
  }

  close(): void {
    for (const client of this.#sockets.clients) client.terminate();
    this.#sockets.close();
  }

  #welcome(client: WebSocket, url: URL, apiKey: string): void {
    const version: SerializerVersion = url.searchParams.get('vsn') === '1.0.0' ? '1.0.0' : '2.0.0';
    const subscriber: Subscriber = {
      channels: new Map(),
      send: (message) => {
        if (client.readyState === client.OPEN) client.send(formatMessage(message, version));
      },
    };
    this.#subscribers.add(subscriber);
    client.on('close', () => this.#subscribers.delete(subscriber));
    client.on('error', () => client.terminate());
    client.on('message', (text, isBinary) => {
      const message = isBinary ? null : parseMessage(String(text), version);
      if (message) void this.#receive(subscriber, message, apiKey);
    });
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
    const bindings = parseBindings(payload, () => ++this.#lastBinding);
    subscriber.channels.set(topic, { topic, joinRef, bindings, claims });
    // The client compares the echoed bindings with its own and leaves the channel when they differ.
    reply('ok', { postgres_changes: bindings });
    if (bindings.length > 0) {
      const channel = topic.replace(/^realtime:/, '');
      push('system', { channel, extension: 'postgres_changes', message: 'Subscribed to PostgreSQL', status: 'ok' });
    }
    push('presence_state', {});
  }

  async #deliver(change: Change): Promise<void> {
    for (const subscriber of this.#subscribers) {
      for (const channel of subscriber.channels.values()) {
        if (isExpired(channel.claims)) continue;
        for (const binding of channel.bindings) {
          if (isAbout(binding, change)) await this.#tell(subscriber, channel, binding, change);
        }
      }
    }
  }

  async #tell(subscriber: Subscriber, channel: Channel, binding: Binding, change: Change): Promise<void> {
    // A role that may not read the table at all gets an error there, and hears nothing.
    const record = await this.#options.changes.visibleRow(change, binding, channel.claims).catch(() => null);
    if (!record) return;
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

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`);
}
