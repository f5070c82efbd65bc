import type { Database } from '../../../supabase/local/database/database.ts';
import { type Access, type Role as OutsideRole, sampleRows } from './expectations.ts';

/** "staff" is signed in like "other", and works for the agency. */
export type Role = OutsideRole | 'staff';

const databaseRoles = {
  anon: 'anon',
  owner: 'authenticated',
  other: 'authenticated',
  staff: 'authenticated',
  service: 'service_role',
} as const;

/** Tries what a role can do with the owner's sample rows; every attempt is rolled back. */
export function createProbe(db: Database, ids: { owner: string; other: string; staff: string }) {
  function sampleOf(table: string) {
    const sample = sampleRows[table];
    if (!sample) throw new Error(`expectations.ts has no sample row for ${table}`);
    const people: Record<string, string> = { $owner: ids.owner, $staff: ids.staff };
    const values = Object.fromEntries(
      Object.entries(sample.row).map(([name, is]) => [name, typeof is === 'string' ? (people[is] ?? is) : is]),
    );
    const where = sample.key.map((name, index) => `${name}::text = $${index + 1}::text`).join(' and ');
    return { values, where, keyValues: sample.key.map((name) => String(values[name])) };
  }

  function insertSample(table: string, only?: string[]) {
    const { values } = sampleOf(table);
    const names = Object.keys(values).filter((name) => !only || only.includes(name));
    const places = names.map((_, index) => `$${index + 1}`).join(', ');
    return db.query(
      `insert into public.${table} (${names.join(', ')}) values (${places})`,
      names.map((name) => values[name]),
    );
  }

  function removeSample(table: string) {
    const { where, keyValues } = sampleOf(table);
    return db.query(`delete from public.${table} where ${where}`, keyValues);
  }

  /** The place where the row is stored: changes with every update, and disappears with the row. */
  async function placeOf(table: string): Promise<string | undefined> {
    const { where, keyValues } = sampleOf(table);
    const found = await db.query<{ place: string }>(
      `select ctid::text as place, * from public.${table} where ${where}`,
      keyValues,
    );
    return found.rows[0]?.place;
  }

  /** Runs `task` as an outside role, `before` with all rights. False when grants or row level security refuse. */
  async function isAllowed(role: Role, task: () => Promise<boolean>, before?: () => Promise<unknown>): Promise<boolean> {
    const subject = role === 'anon' || role === 'service' ? '' : ids[role];
    await db.exec('begin');
    try {
      await before?.();
      const claims = JSON.stringify({ role: databaseRoles[role], ...(subject && { sub: subject }) });
      await db.query(`select set_config('request.jwt.claim.sub', $1, true), set_config('request.jwt.claims', $2, true)`, [
        subject,
        claims,
      ]);
      await db.exec(`set local role ${databaseRoles[role]}`);
      return await task();
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === '42501') return false;
      throw error;
    } finally {
      await db.exec('rollback');
    }
  }

  /** Whether `sql`, which applies to every row that the role can reach, reaches the owner's. */
  async function reaches(table: string, role: Role, sql: string): Promise<boolean> {
    const place = await placeOf(table);
    return isAllowed(role, async () => {
      await db.exec(sql);
      await db.exec('reset role');
      return (await placeOf(table)) !== place;
    });
  }

  const inserts = (table: string, role: Role, only: string[]) =>
    isAllowed(
      role,
      async () => {
        await insertSample(table, only);
        return true;
      },
      () => removeSample(table),
    );

  async function columnsOf(table: string, role: Role) {
    const found = await db.query<{
      name: string;
      generated: boolean;
      computed: boolean;
      readable: boolean;
      fillable: boolean;
      changeable: boolean;
    }>(
      `select attname as name, attidentity = 'a' or attgenerated <> '' as generated, attgenerated <> '' as computed,
         has_column_privilege($2, attrelid, attnum, 'select') as readable,
         has_column_privilege($2, attrelid, attnum, 'insert') as fillable,
         has_column_privilege($2, attrelid, attnum, 'update') as changeable
       from pg_attribute where attrelid = ('public.' || quote_ident($1))::regclass and attnum > 0 and not attisdropped`,
      [table, databaseRoles[role]],
    );
    return found.rows;
  }

  async function accessOf(table: string, role: Role): Promise<Access> {
    const columns = await columnsOf(table, role);
    const namesOf = (list: typeof columns) => list.map(({ name }) => name);
    const inShort = (some: string[], all = columns) =>
      some.length === 0 ? false : some.length === all.length ? true : some.toSorted();
    const readable = columns.filter((column) => column.readable);
    const fillable = columns.filter((column) => column.fillable);
    const settable = columns.filter(({ computed }) => !computed);
    const changed: string[] = [];
    for (const { name, generated, changeable, readable: isReadable } of settable) {
      // A column that cannot be read cannot be set to itself: there only the grant counts.
      const isChanged = isReadable ? reaches(table, role, `update public.${table} set ${name} = ${name}`) : changeable;
      if (!generated && (await isChanged)) changed.push(name);
    }
    const isRead =
      readable.length === columns.length
        ? await isAllowed(role, async () => (await placeOf(table)) !== undefined)
        : inShort(namesOf(readable));
    const isFilled = fillable.length > 0 && (await inserts(table, role, namesOf(fillable)));
    return {
      select: isRead,
      insert: isFilled && inShort(namesOf(fillable)),
      update: inShort(changed, settable),
      delete: await reaches(table, role, `delete from public.${table}`),
    };
  }

  return { accessOf, inserts, insertSample, removeSample };
}
