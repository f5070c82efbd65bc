import type { Database, Exclusive } from './database.ts';
import type { Claims } from './realtime-claims.ts';
import type { Binding } from './realtime-protocol.ts';

/** One changed row as the trigger announces it: which, not what. */
export interface Change {
  schema: string;
  table: string;
  type: 'INSERT' | 'UPDATE' | 'DELETE';
  id: string;
  at: string;
}

export interface ChangeReader {
  /** The row as this subscriber may see it, or null: row level security decides. */
  visibleRow(change: Change, binding: Binding, claims: Claims): Promise<Record<string, unknown> | null>;
  columns(change: Change): Promise<{ name: string; type: string }[]>;
}

export function isAbout(binding: Binding, change: Change): boolean {
  const matches = (asked: string | undefined, actual: string) => asked === undefined || asked === '*' || asked === actual;
  return matches(binding.event, change.type) && matches(binding.schema, change.schema) && matches(binding.table, change.table);
}

export function createChangeReader(db: Database, exclusive: Exclusive): ChangeReader {
  const columnsByTable = new Map<string, { name: string; type: string }[]>();
  return {
    async visibleRow(change, binding, claims) {
      // Hosted Realtime tells of deletions by primary key alone, for the row is no longer there to check.
      if (change.type === 'DELETE') return {};
      const values: unknown[] = [change.id];
      const condition = filterCondition(binding.filter, values);
      if (!condition) return null;
      const target = `${identifier(change.schema)}.${identifier(change.table)}`;
      const rows = await exclusive(() =>
        db.transaction(async (tx) => {
          const role = databaseRole(claims);
          const settings = [String(claims['sub'] ?? ''), role, JSON.stringify(claims)];
          await tx.query(
            `select set_config('request.jwt.claim.sub', $1, true), set_config('request.jwt.claim.role', $2, true),
                    set_config('request.jwt.claims', $3, true)`,
            settings,
          );
          await tx.exec(`set local role ${role}`);
          return tx.query<{ row: Record<string, unknown> }>(
            `select to_jsonb(t) as row from ${target} t where t.id::text = $1 and ${condition}`,
            values,
          );
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

const operators: Record<string, string> = { eq: '=', neq: '<>', lt: '<', lte: '<=', gt: '>', gte: '>=' };

/** SQL for a subscriber's filter, its values pushed onto `values`; null when the filter is not one Realtime knows. */
function filterCondition(filter: string | undefined, values: unknown[]): string | null {
  if (!filter) return 'true';
  const [, column, operator, value] = /^(\w+)=(eq|neq|lt|lte|gt|gte|in)\.(.*)$/.exec(filter) ?? [];
  if (!column || !operator || value === undefined) return null;
  const name = identifier(column);
  if (operator === 'in') {
    values.push(value.replace(/^\(|\)$/g, '').split(','));
    return `${name}::text = any($${values.length}::text[])`;
  }
  values.push(value);
  const isEquality = operator === 'eq' || operator === 'neq';
  return `${name}${isEquality ? '::text' : ''} ${operators[operator]} $${values.length}`;
}

function identifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
