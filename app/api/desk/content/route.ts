import type { SupabaseClient } from '@supabase/supabase-js';
import * as z from 'zod/mini';
import { isNamesake, nameIn, valueAt } from '@/lib/content/fields';
import { type ContentKind, contentKinds, hasKey, kindOf } from '@/lib/content/kinds';
import { unknownLinks } from '@/lib/content/links';
import type { FieldLink } from '@/lib/content/links-of';
import { type ContentAction, contentAction, contentOutcomes, readContentRole, readHeads } from '@/lib/content/versions';
import { handleAction } from '@/lib/desk/handle-action';
import { errorResponse, fieldErrors, fieldErrorsResponse, jsonResponse } from '@/lib/network/http';
import type { PhotoContent } from '@/lib/state/photos';
import type { Database, Json } from '@/lib/supabase/database.types';
import { kickWorker } from '@/lib/worker';
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';

/** Saves a draft, publishes it or takes it back, with the rights of the signed-in user. */
export function POST(request: Request): Promise<Response> {
  return handleAction(request, {
    name: 'desk-content',
    // An import sends one entry after another.
    usesPerMinute: 600,
    schema: contentAction,
    maxBytes: 64_000,
    code: 'invalidContent',
    act: perform,
    answer: (data) => {
      const outcome = z.enum(contentOutcomes).parse(data);
      if (outcome === 'published' || outcome === 'takenBack' || outcome === 'withdrawn') kickWorker('content');
      return jsonResponse({ outcome });
    },
  });
}

async function perform(client: SupabaseClient<Database>, action: ContentAction) {
  if ((action.type === 'takeBack' || action.type === 'withdraw') && (await isWorseAfter(client, action)))
    return { data: 'noticeFirst', error: null };
  if (action.type === 'takeBack') return client.rpc('desk_take_back_content', { version_id: action.id });
  if (action.type === 'withdraw') return client.rpc('desk_withdraw_content', { version_id: action.id });
  if (action.type === 'delete')
    return client.rpc('desk_delete_content', { its_kind: action.kind, its_key: action.key, seen: action.seen });
  if (action.type === 'plan' && action.at === null) return client.rpc('desk_plan_content', { version_id: action.id });
  if (action.type === 'publish' || action.type === 'plan') {
    // What was saved under an earlier schema, or past the site, must be as the present one wants it.
    const { data: stored } = await client.from('content_versions').select('kind, content').eq('id', action.id).maybeSingle();
    const kind = stored && kindOf(stored.kind);
    const readable = (kind?.stored ?? kind?.schema)?.safeParse(stored?.content);
    if (kind && readable?.success && isOver(kind, readable.data)) return { data: 'over', error: null };
    const content = kind?.schema.safeParse(stored?.content);
    if (stored && !content?.success) return { data: 'outdated', error: null };
    // A page may have gone since the draft was saved.
    const links = kind && content?.success ? unknownLinks(kind.schema, content.data) : [];
    if (links.length > 0 && (await isPublisher(client))) return answerLinks('deadLink', links);
    const earliest = kind && content?.success ? afterNotice(kind, content.data) : null;
    if (earliest && (action.type === 'publish' || !action.at || new Date(action.at) < earliest))
      return { data: 'noticeFirst', error: null };
    if (action.type === 'publish') return client.rpc('desk_publish_content', { version_id: action.id });
    const at = new Date(action.at ?? '');
    if (at.getTime() <= Date.now()) return { data: 'hourPast', error: null };
    if (kind && content?.success && isOver(kind, content.data, todayInQatar(at))) return { data: 'endsBefore', error: null };
    return client.rpc('desk_plan_content', { version_id: action.id, at: at.toISOString() });
  }
  const kind = kindOf(action.kind);
  if (!kind || !hasKey(kind, action.key)) return errorResponse(400, { error: 'Nothing is called that.', code: 'unknownContent' });
  const content = kind.schema.safeParse(action.content);
  if (!content.success) return fieldErrorsResponse('invalidContent', fieldErrors(content.error.issues));
  const links = unknownLinks(kind.schema, content.data);
  if (links.length > 0) return answerLinks('unknownLink', links);
  if (action.kind === 'photo' && !(await isStored(client, content.data)))
    return fieldErrorsResponse('invalidContent', [{ path: 'photo', message: 'photo' }]);
  if (action.kind === 'package' && (await isNameTaken(client, action.key, content.data)))
    return { data: 'nameTaken', error: null };
  return client.rpc('desk_save_content', {
    version_id: action.id,
    its_kind: action.kind,
    its_key: action.key,
    seen: action.seen,
    its_content: content.data as Json,
  });
}

const answerLinks = (outcome: 'unknownLink' | 'deadLink', links: readonly FieldLink[]): Response =>
  jsonResponse({ outcome, links: links.slice(0, 50) });

/** Everybody else is refused by the database. */
async function isPublisher(client: SupabaseClient<Database>): Promise<boolean> {
  return (await readContentRole(client)) === 'publisher';
}

function isOver({ lastDay }: ContentKind, content: object, today = todayInQatar()): boolean {
  const last = lastDay && valueAt(content, lastDay);
  return Boolean(last) && String(last) < today;
}

/** Whether what is shown once a version is gone may only be published after a notice. */
async function isWorseAfter(
  client: SupabaseClient<Database>,
  action: { type: 'takeBack' | 'withdraw'; id: string },
): Promise<boolean> {
  const { data: gone } = await client.from('content_versions').select('kind, key, version').eq('id', action.id).maybeSingle();
  const kind = gone && kindOf(gone.kind);
  if (!gone || !kind?.noticeMonths) return false;
  const earlier = action.type === 'takeBack' ? await publishedBefore(client, gone) : null;
  const content = kind.schema.safeParse(earlier ?? kind.fileOf(gone.key));
  return content.success && afterNotice(kind, content.data) !== null;
}

async function publishedBefore(client: SupabaseClient<Database>, gone: { kind: string; key: string; version: number }) {
  const { data } = await client
    .from('content_versions')
    .select('content')
    .match({ kind: gone.kind, key: gone.key, state: 'published' })
    .lt('version', gone.version)
    .order('version', { ascending: false })
    .limit(1)
    .maybeSingle();
  return data?.content;
}

/** The instant from which it may be published; null for now. */
function afterNotice({ noticeMonths }: ContentKind, content: object): Date | null {
  const months = noticeMonths?.(content as never);
  if (!months) return null;
  const earliest = new Date();
  earliest.setUTCMonth(earliest.getUTCMonth() + months);
  return earliest;
}

async function isStored(client: SupabaseClient<Database>, content: object): Promise<boolean> {
  const { photo } = content as PhotoContent;
  const { data, error } = await client.rpc('desk_unknown_photos', { photos: [photo] });
  // Whoever may not read it may not save either, and is told so by the database.
  if (error && error.code !== notAllowed) throw new Error('The photograph cannot be read', { cause: error });
  return error !== null || data.length === 0;
}

/** Whether another package, its latest draft too, is called exactly so. */
async function isNameTaken(client: SupabaseClient<Database>, key: string, content: object): Promise<boolean> {
  const { keys, fileOf } = contentKinds.package;
  const names = (['en', 'ar'] as const).map((language) => nameIn(content, language) ?? '');
  const heads = await Promise.all([
    readHeads(client, 'package', { among: [...keys, key] }),
    ...names.map((name) => readHeads(client, 'package', { except: [...keys, key], name })),
  ]);
  const found = heads.flat().filter((head) => head.live !== null || head.state === 'draft');
  const ofDesk = found.map((head) => ({ key: head.key, content: { name: { en: head.en, ar: head.ar } } }));
  const ofFiles = keys
    .filter((one) => found.every((head) => head.key !== one))
    .map((one) => ({ key: one, content: fileOf(one) }));
  const all = [...ofDesk, ...ofFiles];
  const own = all.find((one) => one.key === key)?.content;
  // Whoever changes a price is not held up by a name from before.
  if (names.every((name, index) => name === nameIn(own, index === 0 ? 'en' : 'ar'))) return false;
  return all.some((other) => other.key !== key && isNamesake(content, other.content));
}

/** Postgres: insufficient_privilege. */
const notAllowed = '42501';
