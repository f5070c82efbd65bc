/** The versions of what the agency edits, for the desk. Row level security shows them to editors and publishers alone. */
import type { SupabaseClient } from '@supabase/supabase-js';
import * as z from 'zod/mini';
import { type SendFailure, sendAction } from '@/lib/network/send-action';
import type { Database } from '@/lib/supabase/database.types';
import type { KindName } from './kinds';

type Client = SupabaseClient<Database>;

const contentRole = z.nullable(z.enum(['editor', 'publisher']));
export type ContentRole = z.infer<typeof contentRole>;

/** Null for everybody else. Throws when the database does not answer. */
export async function readContentRole(client: Client): Promise<ContentRole> {
  const { data, error } = await client.rpc('content_role');
  if (error) throw error;
  return contentRole.parse(data);
}

const versionHead = z.object({
  key: z.string(),
  version: z.number(),
  state: z.enum(['draft', 'published', 'taken_back']),
  staff_name: z.string(),
  written_at: z.string(),
});
type VersionHead = z.infer<typeof versionHead>;

const contentHead = z.extend(versionHead, {
  publish_at: z.nullable(z.string()),
  /** The version that the site shows; null when it shows the file, or nothing. */
  live: z.nullable(z.number()),
  en: z.nullable(z.string()),
  ar: z.nullable(z.string()),
  /** The id of a photograph. */
  photo: z.nullable(z.string()),
  /** How many there are in all, on every page of the list. */
  total: z.number(),
});
/** The latest version of one text, and which is live. */
export type ContentHead = z.infer<typeof contentHead>;

interface Wanted {
  /** These keys, up to 200. */
  among?: string[];
  /** All keys but these, 50 at a time. */
  except?: string[];
  /** In the key or the name. */
  name?: string;
  skipped?: number;
}

/** Those written last first. */
export async function readHeads(
  client: Client,
  kind: string,
  { among, except = [], name = '', skipped = 0 }: Wanted = {},
): Promise<ContentHead[]> {
  const { data, error } = await client.rpc('desk_content_heads', {
    its_kind: kind,
    except_keys: except,
    wanted: name,
    skipped,
    ...(among && { among }),
  });
  if (error) throw error;
  return z.array(contentHead).parse(data);
}

const version = z.extend(versionHead, {
  id: z.string(),
  /** Null once they have no account. */
  staff_id: z.nullable(z.string()),
  content: z.looseObject({}),
  published_by: z.nullable(z.string()),
  published_at: z.nullable(z.string()),
  taken_back_by: z.nullable(z.string()),
  taken_back_at: z.nullable(z.string()),
  publish_at: z.nullable(z.string()),
  planned_by: z.nullable(z.string()),
  planned_at: z.nullable(z.string()),
  /** When its hour came and a link led to no page. */
  plan_refused_at: z.nullable(z.string()),
});
export type ContentVersion = z.infer<typeof version>;

const columns =
  'id, key, version, state, staff_id, staff_name, written_at, content, published_by, published_at, taken_back_by, taken_back_at, publish_at, planned_by, planned_at, plan_refused_at' as const;

const mostVersions = 50;

/** The newest versions of one text, the latest first, and the one that the site shows, however old. */
export async function readVersions(client: Client, kind: string, key: string): Promise<ContentVersion[]> {
  const all = () => client.from('content_versions').select(columns).match({ kind, key }).order('version', { ascending: false });
  const { data } = await all().limit(mostVersions).throwOnError();
  const newest = z.array(version).parse(data);
  if (newest.length < mostVersions || liveOf(newest)) return newest;
  const { data: live } = await all().eq('state', 'published').limit(1).throwOnError();
  return [...newest, ...z.array(version).parse(live)];
}

/** The version that the site shows; undefined when it shows the file. */
export const liveOf = <Version extends VersionHead>(versions: readonly Version[]): Version | undefined =>
  versions.find(({ state }) => state === 'published');

const named = {
  kind: z.string().check(z.maxLength(40)),
  key: z.string().check(z.maxLength(80)),
  /** The latest version on screen; 0 for none. */
  seen: z.int().check(z.gte(0), z.lt(2_147_483_647)),
};

/** What the desk sends. The content is checked with the schema of its kind. */
export const contentAction = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('save'),
    id: z.uuid(),
    ...named,
    content: z.looseObject({}),
  }),
  z.object({ type: z.literal('publish'), id: z.uuid() }),
  /** The version before it is shown again. */
  z.object({ type: z.literal('takeBack'), id: z.uuid() }),
  /** With every version before it. */
  z.object({ type: z.literal('withdraw'), id: z.uuid() }),
  /** At an instant, or no longer. */
  z.object({ type: z.literal('plan'), id: z.uuid(), at: z.nullable(z.iso.datetime()) }),
  /** All versions of a text of which none was published. */
  z.object({ type: z.literal('delete'), ...named }),
]);
export type ContentAction = z.infer<typeof contentAction>;

export const contentOutcomes = [
  ...(['saved', 'repeated', 'stale', 'published', 'takenBack', 'outdated'] as const),
  ...(['planned', 'cancelled', 'hourPast', 'endsBefore'] as const),
  ...(['over', 'unknownLink', 'deadLink', 'withdrawn', 'noticeFirst', 'nameTaken', 'deleted'] as const),
] as const;
export type ContentOutcome = (typeof contentOutcomes)[number] | SendFailure;

export interface ContentResponse {
  outcome: ContentOutcome;
  /** Links to pages that the site does not have, with their fields. */
  links: { path: string; href: string }[];
}

const withLinks = z.object({ links: z.array(z.object({ path: z.string(), href: z.string() })) });

export async function sendContent(action: ContentAction): Promise<ContentResponse> {
  let said: unknown;
  const outcome = await sendAction('/api/desk/content', action, contentOutcomes, (answer) => {
    said = answer;
  });
  return { outcome, links: withLinks.safeParse(said).data?.links ?? [] };
}

export interface Draft<Content> {
  version: number;
  at: string;
  content: Content;
}

export interface Previewed {
  kind: KindName;
  key: string;
  /** Null where the latest version is no draft: the page then shows what visitors see. */
  draft: Draft<object> | null;
}
