import type { Database, Exclusive } from '../database/database.ts';
import type { Claims } from './realtime-claims.ts';
import type { Binding } from './realtime-protocol.ts';

/** A change as announced by the trigger: the row's id and owner, without its content. */
export interface Change {
  schema: string;
  table: string;
  type: 'INSERT' | 'UPDATE' | 'DELETE';
  id: string;
  /** The id of the owner, if the table has one. */
  user_id: string | null;
  at: string;
}

export type Row = Record<string, unknown>;

export interface ChangeReader {
  /** The row as these claims may see it, or null: row level security decides. Rejects when their role may not read the table at all. */
  visibleRow(change: Change, claims: Claims): Promise<Row | null>;
  columns(change: Change): Promise<{ name: string; type: string }[]>;
}

/** Whether the change can match a binding, decided without the database: a filter by `user_id` never matches another user's row. */
export function isAbout(binding: Binding, change: Change): boolean {
  const matches = (asked: string | undefined, actual: string) => asked === undefined || asked === '*' || asked === actual;
  const isOfTable =
    matches(binding.event, change.type) && matches(binding.schema, change.schema) && matches(binding.table, change.table);
  if (!isOfTable || !binding.filter?.startsWith('user_id=')) return isOfTable;
  return matchesFilter(binding.filter, { user_id: change.user_id });
}

export function createChangeReader(db: Database, exclusive: Exclusive): ChangeReader {
  const columnsByTable = new Map<string, { name: string; type: string }[]>();
  return {
    async visibleRow(change, claims) {
      // The row is gone and cannot be checked: only its owner is notified.
      if (change.type === 'DELETE') return ownsOrServes(change, claims) ? {} : null;
      const target = `${identifier(change.schema)}.${identifier(change.table)}`;
      const rows = await exclusive(() =>
        db.transaction(async (tx) => {
          if (typeof claims['session_id'] === 'string') {
            const open = await tx.query('select from auth.sessions where id::text = $1', [claims['session_id']]);
            if (open.rows.length === 0) return open as { rows: { row: Row }[] };
          }
          const role = databaseRole(claims);
          const settings = [String(claims['sub'] ?? ''), role, JSON.stringify(claims)];
          await tx.query(
            `select set_config('request.jwt.claim.sub', $1, true), set_config('request.jwt.claim.role', $2, true),
                    set_config('request.jwt.claims', $3, true)`,
            settings,
          );
          await tx.exec(`set local role ${role}`);
          return tx.query<{ row: Row }>(`select to_jsonb(t) as row from ${target} t where t.id::text = $1`, [change.id]);
        }),
      );
      return rows.rows[0]?.row ?? null;
    },
    async columns({ schema, table }) {
      const key = `${schema}.${table}`;
      const known = columnsByTable.get(key);
      if (known) return known;
      const found = await exclusive(() =>
        db.query<{ name: string; type: string }>(
          `select column_name as name, udt_name as type from information_schema.columns
           where table_schema = $1 and table_name = $2 order by ordinal_position`,
          [schema, table],
        ),
      );
      columnsByTable.set(key, found.rows);
      return found.rows;
    },
  };
}

function databaseRole(claims: Claims): 'anon' | 'authenticated' | 'service_role' {
  const { role } = claims;
  return role === 'authenticated' || role === 'service_role' ? role : 'anon';
}

function ownsOrServes(change: Change, claims: Claims): boolean {
  const role = databaseRole(claims);
  return role === 'service_role' || (role === 'authenticated' && change.user_id !== null && claims['sub'] === change.user_id);
}

/** Whether a row passes a subscriber's filter; false for a filter that Realtime does not know. Numbers compare as numbers, the rest as text. */
export function matchesFilter(filter: string | undefined, row: Row): boolean {
  if (!filter) return true;
  const [, column = '', operator, asked = ''] = /^(\w+)=(eq|neq|lt|lte|gt|gte|in)\.(.*)$/.exec(filter) ?? [];
  const value = Object.hasOwn(row, column) ? row[column] : null;
  if (!operator || value === null || value === undefined) return false;
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  const order = typeof value === 'number' ? value - Number(asked) : text < asked ? -1 : Number(text > asked);
  switch (operator) {
    case 'eq':
      return text === asked;
    case 'neq':
      return text !== asked;
    case 'in':
      return asked
        .replace(/^\(|\)$/g, '')
        .split(',')
        .includes(text);
    case 'lt':
      return order < 0;
    case 'lte':
      return order <= 0;
    case 'gt':
      return order > 0;
    default:
      return order >= 0;
  }
}

function identifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
