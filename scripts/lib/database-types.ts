/**
 * TypeScript for what the schema public holds, in the format of `supabase gen types`: it is read from the catalogue, so that it needs no
 * account and no container. Functions are those that a role of the outside may call. SQL takes null for each of their arguments, and any
 * object where it asks for JSON.
 */

type Rows = <Row>(sql: string) => Promise<Row[]>;

interface Column {
  table: string;
  name: string;
  type: string;
  nullable: boolean;
  optional: boolean;
  generated: boolean;
}

interface Relationship {
  table: string;
  name: string;
  columns: string[];
  one: boolean;
  target: string;
  target_columns: string[];
}

interface Callable {
  name: string;
  arguments: { name: string; mode: string; type: string; optional: boolean }[];
  result: string;
  /** Table whose rows it answers, or null. */
  of_table: string | null;
  is_set: boolean;
}

const columnsSql = `
  select relname as "table", attname as name, format_type(atttypid, null) as type, not attnotnull as nullable,
    not attnotnull or atthasdef or attidentity <> '' as optional, attidentity = 'a' or attgenerated <> '' as generated
  from pg_class join pg_attribute on attrelid = pg_class.oid
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and attnum > 0 and not attisdropped
  order by relname collate "C", attname collate "C"`;

const relationshipsSql = `
  select child.relname as "table", conname as name, parent.relname as target,
    (select array_agg(attname::text order by place) from unnest(conkey) with ordinality as part (number, place)
     join pg_attribute on attrelid = conrelid and attnum = number) as columns,
    (select array_agg(attname::text order by place) from unnest(confkey) with ordinality as part (number, place)
     join pg_attribute on attrelid = confrelid and attnum = number) as target_columns,
    exists (select from pg_index where indrelid = conrelid and indisunique and indpred is null
      and indkey::smallint[] <@ conkey and conkey <@ indkey::smallint[]) as one
  from pg_constraint join pg_class as child on child.oid = conrelid join pg_class as parent on parent.oid = confrelid
  where contype = 'f' and child.relnamespace = 'public'::regnamespace and parent.relnamespace = 'public'::regnamespace
  order by child.relname collate "C", conname collate "C"`;

const functionsSql = `
  select proname as name, proretset as is_set, format_type(prorettype, null) as result,
    (select relname from pg_class where reltype = prorettype and relkind in ('r', 'p')) as of_table,
    coalesce((
      select json_agg(json_build_object(
        'name', name, 'mode', coalesce(mode, 'i'), 'type', format_type(type, null),
        'optional', inputs > pronargs - pronargdefaults and coalesce(mode, 'i') = 'i'
      ) order by place)
      from (
        select *, count(*) filter (where coalesce(mode, 'i') in ('i', 'b')) over (order by place) as inputs
        from rows from (
          unnest(coalesce(proallargtypes, proargtypes::oid[])), unnest(proargmodes::text[]), unnest(proargnames)
        ) with ordinality as argument (type, mode, name, place)
      ) as argument
    ), '[]') as arguments
  from pg_proc
  where pronamespace = 'public'::regnamespace and prorettype <> 'trigger'::regtype and (
    has_function_privilege('anon', oid, 'execute') or has_function_privilege('authenticated', oid, 'execute')
    or has_function_privilege('service_role', oid, 'execute')
  )
  order by proname collate "C"`;

export async function databaseTypes(rows: Rows): Promise<string> {
  const columns = await rows<Column>(columnsSql);
  const relationships = await rows<Relationship>(relationshipsSql);
  const functions = await rows<Callable>(functionsSql);
  const tables = [...new Set(columns.map(({ table }) => table))];
  const tableOf = (name: string) => {
    const own = columns.filter(({ table }) => table === name);
    const links = relationships.filter(({ table }) => table === name);
    return [
      `      ${name}: {`,
      block(
        'Row',
        own.map((column) => `${column.name}: ${typeOf(column.type, column.nullable)};`),
      ),
      block(
        'Insert',
        own.map((column) => written(column, column.optional)),
      ),
      block(
        'Update',
        own.map((column) => written(column, true)),
      ),
      links.length === 0
        ? '        Relationships: [];'
        : ['        Relationships: [', ...links.map(linkOf), '        ];'].join('\n'),
      '      };',
    ].join('\n');
  };
  return [
    '// Written by `npm run types:database` from the migrations. Not by hand.',
    '',
    'export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];',
    '',
    'export type Database = {',
    '  public: {',
    '    Tables: {',
    ...tables.map(tableOf),
    '    };',
    '    Views: { [_ in never]: never };',
    '    Functions: {',
    ...functions.map(functionOf),
    '    };',
    '    Enums: { [_ in never]: never };',
    '    CompositeTypes: { [_ in never]: never };',
    '  };',
    '};',
    '',
  ].join('\n');
}

const block = (title: string, lines: string[]) =>
  [`        ${title}: {`, ...lines.map((line) => `          ${line}`), '        };'].join('\n');

function written({ name, type, nullable, generated }: Column, optional: boolean): string {
  return `${name}${optional ? '?' : ''}: ${generated ? 'never' : typeOf(type, nullable)};`;
}

function linkOf({ name, columns, one, target, target_columns }: Relationship): string {
  const list = (names: string[]) => `[${names.map((column) => `'${column}'`).join(', ')}]`;
  return [
    '          {',
    `            foreignKeyName: '${name}';`,
    `            columns: ${list(columns)};`,
    `            isOneToOne: ${one};`,
    `            referencedRelation: '${target}';`,
    `            referencedColumns: ${list(target_columns)};`,
    '          },',
  ].join('\n');
}

function functionOf(callable: Callable): string {
  const given = callable.arguments.filter(({ mode }) => mode === 'i' || mode === 'b');
  const answered = callable.arguments.filter(({ mode }) => mode === 't' || mode === 'o');
  const args = given.map(({ name, type, optional }) => {
    const taken = typeOf(type, true) + (type === 'jsonb' ? ' | object' : '');
    return optional ? `${name}?: ${taken} | undefined` : `${name}: ${taken}`;
  });
  const row = callable.of_table
    ? `Database['public']['Tables']['${callable.of_table}']['Row']`
    : answered.length > 0
      ? `{ ${answered.map(({ name, type }) => `${name}: ${typeOf(type, false)}`).join('; ')} }`
      : typeOf(callable.result, false);
  return [
    `      ${callable.name}: {`,
    `        Args: ${args.length > 0 ? `{ ${args.join('; ')} }` : 'never'};`,
    `        Returns: ${row}${callable.is_set ? '[]' : ''};`,
    '      };',
  ].join('\n');
}

const typeNames: Record<string, string> = {
  boolean: 'boolean',
  smallint: 'number',
  integer: 'number',
  bigint: 'number',
  numeric: 'number',
  json: 'Json',
  jsonb: 'Json',
  void: 'undefined',
};

/** What JSON makes of it: dates, instants, uuids and bytes are text. */
function typeOf(type: string, nullable: boolean): string {
  const element = /^(.*)\[\]$/.exec(type)?.[1];
  const name = element ? `${typeOf(element, false)}[]` : (typeNames[type] ?? 'string');
  return nullable ? `${name} | null` : name;
}
