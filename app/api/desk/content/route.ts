import * as z from 'zod/mini';
import { kindOf } from '@/lib/content/kinds';
import { type ContentAction, contentAction, contentOutcomes } from '@/lib/content/versions';
import { describeError, logError } from '@/lib/log';
import { answerError, answerFieldErrors, answerJson, fieldErrors, onlyPost } from '@/lib/network/http';
import { answerBodyError, readJson } from '@/lib/security/body/json-body';
import { refuseTooMany } from '@/lib/security/rate-limit';
import { requestIdOf } from '@/lib/security/request-id';
import { refuseOtherSites } from '@/lib/security/same-origin';
import type { PhotoContent } from '@/lib/state/photos';
import type { Json } from '@/lib/supabase/database.types';
import { createSessionClient, readUserId } from '@/lib/supabase/server';
import { kickWorker } from '@/lib/worker';

const perMinute = { name: 'desk-content', uses: 60, seconds: 60 };
/** Postgres: insufficient_privilege. */
const notAllowed = '42501';
type Client = Awaited<ReturnType<typeof createSessionClient>>;

/** Saves a draft, publishes it or takes it back, with the rights of the signed-in user. */
export async function POST(request: Request): Promise<Response> {
  const refusal = refuseOtherSites(request) ?? (await refuseTooMany(request, perMinute));
  if (refusal) return refusal;
  const user = await readUserId();
  if (!user.ok) return user.reason;
  const body = await readJson(request, 64_000);
  if (!body.ok) return answerBodyError(body.reason);
  const action = contentAction.safeParse(body.value);
  if (!action.success) return answerFieldErrors('invalidContent', fieldErrors(action.error.issues));
  try {
    const client = await createSessionClient();
    const answer = await perform(action.data, client);
    if (answer instanceof Response) return answer;
    const { data, error } = answer;
    if (error?.code === notAllowed) return answerError(403, { error: 'This is for editors and publishers.', code: 'notStaff' });
    if (error) throw new Error('The desk could not store it', { cause: error });
    const outcome = z.enum(contentOutcomes).parse(data);
    if (outcome === 'published' || outcome === 'takenBack') kickWorker('content');
    return answerJson({ outcome });
  } catch (error) {
    logError('desk-content-failed', { requestId: requestIdOf(request), cause: describeError(error) });
    return answerError(502, { error: 'It could not be stored.', code: 'unavailable' });
  }
}

async function perform(action: ContentAction, client: Client) {
  if (action.do === 'takeBack') return client.rpc('desk_take_back_content', { version_id: action.id });
  if (action.do === 'publish') {
    // What was saved under an earlier schema, or past the site, must be as the present one wants it.
    const { data: stored } = await client.from('content_versions').select('kind, content').eq('id', action.id).maybeSingle();
    if (stored && !kindOf(stored.kind)?.schema.safeParse(stored.content).success) return { data: 'outdated', error: null };
    return client.rpc('desk_publish_content', { version_id: action.id });
  }
  const kind = kindOf(action.kind);
  if (!kind?.keys.includes(action.key)) return answerError(400, { error: 'Nothing is called that.', code: 'unknownContent' });
  const content = kind.schema.safeParse(action.content);
  if (!content.success) return answerFieldErrors('invalidContent', fieldErrors(content.error.issues));
  if (action.kind === 'photo' && !(await isStored(content.data, client)))
    return answerFieldErrors('invalidContent', [{ path: 'photo', message: 'photo' }]);
  return client.rpc('desk_save_content', {
    ...{ version_id: action.id, its_kind: action.kind, its_key: action.key, seen: action.seen },
    its_content: content.data as Json,
  });
}

async function isStored(content: object, client: Client): Promise<boolean> {
  const { photo } = content as PhotoContent;
  const { data } = await client.rpc('desk_photo', { photo });
  return Boolean(data);
}

export { onlyPost as DELETE, onlyPost as GET, onlyPost as OPTIONS, onlyPost as PATCH, onlyPost as PUT };
