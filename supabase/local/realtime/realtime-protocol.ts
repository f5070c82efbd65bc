/** Phoenix channel messages of Supabase Realtime: serializer 2.0.0 in arrays by default, 1.0.0 in objects. */
export type SerializerVersion = '1.0.0' | '2.0.0';

export interface PhoenixMessage {
  joinRef: string | null;
  ref: string | null;
  topic: string;
  event: string;
  payload: Record<string, unknown>;
}

/** Null when the text is not a message. */
export function parseMessage(text: string, version: SerializerVersion): PhoenixMessage | null {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return null;
  }
  const [joinRef, ref, topic, event, payload] = version === '2.0.0' ? fromArray(raw) : fromObject(raw);
  if (typeof topic !== 'string' || typeof event !== 'string') return null;
  return { joinRef: textOrNull(joinRef), ref: textOrNull(ref), topic, event, payload: isRecord(payload) ? payload : {} };
}

export function formatMessage({ joinRef, ref, topic, event, payload }: PhoenixMessage, version: SerializerVersion): string {
  return JSON.stringify(
    version === '2.0.0' ? [joinRef, ref, topic, event, payload] : { join_ref: joinRef, ref, topic, event, payload },
  );
}

/** What a subscriber listens to: `*` or undefined means any. `filter` as in `user_id=eq.42`. */
export interface Binding {
  id: number;
  event: string;
  schema: string;
  table?: string;
  filter?: string;
}

/** The bindings of a phx_join, numbered; null when there are more than `most`. */
export function parseBindings(payload: Record<string, unknown>, most: number, nextId: () => number): Binding[] | null {
  const config = isRecord(payload['config']) ? payload['config'] : {};
  const asked = Array.isArray(config['postgres_changes']) ? config['postgres_changes'] : [];
  if (asked.length > most) return null;
  return asked.filter(isRecord).map(({ event, schema, table, filter }) => ({
    id: nextId(),
    event: typeof event === 'string' ? event : '*',
    schema: typeof schema === 'string' ? schema : 'public',
    ...(typeof table === 'string' && { table }),
    ...(typeof filter === 'string' && { filter }),
  }));
}

function fromArray(raw: unknown): unknown[] {
  return Array.isArray(raw) ? raw : [];
}

function fromObject(raw: unknown): unknown[] {
  return isRecord(raw) ? [raw['join_ref'], raw['ref'], raw['topic'], raw['event'], raw['payload']] : [];
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
