/**
 * TypeScript for what the schema public holds, the same types as `supabase gen types`, with what is written derived from the row: it is
 * read from the catalogue, so that it needs no account and no container. Functions are those that a role of the outside may call. SQL takes null for each of their arguments, and any
 * object where it asks for JSON.
 */

type Rows = <Row>(sql: string) => Promise<Row[]>;

interface Column {
  table: string;
  name: string;
  type: string;
  nullable: boolean;
  /** Has a default and is not null; a null column may be left out anyway. */
  defaulted: boolean;
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
  /** The table whose rows it returns, or null. */
  of_table: string | null;
  is_set: boolean;
}

const columnsSql = `
  select relname as "table", attname as name, format_type(atttypid, null) as type, not attnotnull as nullable,
    attnotnull and (atthasdef or attidentity <> '') as defaulted, attidentity = 'a' or attgenerated <> '' as generated
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
    const defaulted = own.filter((column) => column.defaulted && !column.generated);
    const generated = own.filter((column) => column.generated);
    return [
      `      ${name}: Table<`,
      '        {',
      ...own.map((column) => `          ${column.name}: ${typeOf(column.type, column.nullable)};`),
      '        },',
      `        ${union(defaulted)},`,
      `        ${union(generated)},`,
      ...(links.length === 0 ? ['        []'] : ['        [', ...links.map(linkOf), '        ]']),
      '      >;',
    ].join('\n');
  };
  return [
    '// Written by `npm run types:database` from the migrations. Not by hand.',
    '',
    'export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];',
    '',
    tableType,
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

const tableType = `/** A row may leave out, when it is inserted, what is null or \`Defaulted\`; what is \`Generated\` is never written. */
type Table<Row, Defaulted extends keyof Row, Generated extends keyof Row, Relationships> = {
  Row: Row;
  Insert: Partial<Row> & Omit<Row, Defaulted | Generated | NullColumn<Row>> & { [column in Generated]?: never };
  Update: Partial<Row> & { [column in Generated]?: never };
  Relationships: Relationships;
};
type NullColumn<Row> = { [column in keyof Row]: null extends Row[column] ? column : never }[keyof Row];
type ForeignKey<Name, Columns, IsOneToOne, Target, TargetColumns> = {
  foreignKeyName: Name;
  columns: Columns;
  isOneToOne: IsOneToOne;
  referencedRelation: Target;
  referencedColumns: TargetColumns;
};
`;

const union = (columns: Column[]) => columns.map(({ name }) => `'${name}'`).join(' | ') || 'never';

function linkOf({ name, columns, one, target, target_columns }: Relationship): string {
  const list = (names: string[]) => `[${names.map((column) => `'${column}'`).join(', ')}]`;
  return `          ForeignKey<'${name}', ${list(columns)}, ${one}, '${target}', ${list(target_columns)}>,`;
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

/** The type in JSON: dates, instants, uuids and bytes are text. */
function typeOf(type: string, nullable: boolean): string {
  const element = /^(.*)\[\]$/.exec(type)?.[1];
  const name = element ? `${typeOf(element, false)}[]` : (typeNames[type] ?? 'string');
  return nullable ? `${name} | null` : name;
}
