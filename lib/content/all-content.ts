/** Everything that the agency can edit, with the rights of the signed-in editor: what the site shows, and what was saved last. */
import type { SupabaseClient } from '@supabase/supabase-js';
import * as z from 'zod/mini';
import type { Database } from '@/lib/supabase/database.types';
import { type ContentKind, contentKinds, type KindName, kindNames } from './kinds';
import { readFile } from './read-file';

interface LatestContent {
  /** 0 where there is the file alone. */
  version: number;
  content: object;
  /** Who wrote it; absent of the file. */
  staff_name?: string;
  state?: string;
}

export interface AllContent {
  /** The version saved last, published or not; undefined for a key that neither the database nor a file knows. */
  latestOf: (kind: KindName, key: string) => LatestContent | undefined;
  /** What visitors see: the published version, or the file. */
  liveOf: (kind: KindName, key: string) => object | undefined;
  /** All that visitors see of a kind. */
  shownOf: (kind: KindName) => { key: string; content: object }[];
  /** All that the database or a file knows of a kind, drafts too. */
  keysOf: (kind: KindName) => string[];
}

const rows = z.array(
  z.object({
    kind: z.string(),
    key: z.string(),
    version: z.number(),
    state: z.string(),
    staff_name: z.string(),
    content: z.looseObject({}),
  }),
);
type Row = z.infer<typeof rows>[number];

const perRequest = 200;

/** Throws when the database does not answer. */
export async function readAllContent(client: SupabaseClient<Database>): Promise<AllContent> {
  const latest = new Map<string, Row>();
  const live = new Map<string, Row>();
  for (let from = 0; ; from += perRequest) {
    const { data, error } = await client
      .from('content_versions')
      .select('kind, key, version, state, staff_name, content')
      .order('kind')
      .order('key')
      .order('version', { ascending: false })
      .range(from, from + perRequest - 1);
    if (error) throw error;
    const read = rows.parse(data);
    for (const row of read) {
      const name = `${row.kind}/${row.key}`;
      if (!latest.has(name)) latest.set(name, row);
      if (row.state === 'published' && !live.has(name)) live.set(name, row);
    }
    if (read.length < perRequest) break;
  }
  const texts = await filesOfTexts();
  const fileOf = (kind: KindName, key: string) => texts.get(`${kind}/${key}`) ?? contentKinds[kind].fileOf(key);
  const liveOf: AllContent['liveOf'] = (kind, key) => live.get(`${kind}/${key}`)?.content ?? fileOf(kind, key);
  const keysOf = (kind: KindName, rows: Iterable<Row>) => [
    ...new Set([...contentKinds[kind].keys, ...[...rows].flatMap((row) => (row.kind === kind ? row.key : []))]),
  ];
  return {
    liveOf,
    keysOf: (kind) => keysOf(kind, latest.values()),
    latestOf(kind, key) {
      const file = fileOf(kind, key);
      return latest.get(`${kind}/${key}`) ?? (file && { version: 0, content: file });
    },
    shownOf(kind) {
      return keysOf(kind, live.values()).flatMap((key) => {
        const content = liveOf(kind, key);
        return content ? [{ key, content }] : [];
      });
    },
  };
}

/** Those that no browser has. */
async function filesOfTexts(): Promise<Map<string, object>> {
  const files = kindNames.flatMap((kind) => {
    const { hasTextFiles, keys }: ContentKind = contentKinds[kind];
    return hasTextFiles ? keys.map(async (key) => [`${kind}/${key}`, await readFile(kind, key)] as const) : [];
  });
  return new Map(await Promise.all(files));
}
