import * as z from 'zod/mini';
import { checkPhoto, mostPhotoBytes, shrinkPhoto } from '@/lib/content/photo/photo-file';
import { describeError, logError } from '@/lib/log';
import { errorResponse, jsonResponse } from '@/lib/network/http';
import { timeouts } from '@/lib/network/timeouts';
import { bodyErrorResponse, readBytes } from '@/lib/security/body/json-body';
import { refuseTooMany } from '@/lib/security/rate-limit';
import { requestIdOf } from '@/lib/security/request-id';
import { refuseOtherSites } from '@/lib/security/same-origin';
import { createAdminClient } from '@/lib/supabase/admin';
import { createSessionClient, readUserId } from '@/lib/supabase/server';

const perMinute = { name: 'desk-photos', uses: 60, seconds: 60 };
/** Postgres: insufficient_privilege. */
const notAllowed = '42501';

/** The body is the file; `id` names it, made by the browser, so that a repeated request adds one photograph. */
const query = z.object({ id: z.uuid(), name: z.string().check(z.maxLength(400)) });

/** Checks and stores a photograph, for a signed-in editor. Answers with the picture that is shown until it is there. */
export async function POST(request: Request): Promise<Response> {
  return withEditor(request, async (client, editor) => {
    const asked = query.safeParse(Object.fromEntries(new URL(request.url).searchParams));
    if (!asked.success) return errorResponse(400, { error: 'The address is incomplete.', code: 'invalidPhoto' });
    const { id, name } = asked.data;
    if (Number(request.headers.get('content-length')) > mostPhotoBytes) return bodyErrorResponse('bodyTooLarge');
    // Whoever may not add one sends no megabytes.
    const { data: role } = await client.rpc('content_role').throwOnError();
    if (!role) return refused();
    const bytes = await readBytes(request.body, mostPhotoBytes);
    if (!bytes) return bodyErrorResponse('bodyTooLarge');
    const checked = await checkPhoto(bytes);
    if (!checked.ok) return errorResponse(400, { error: 'The file cannot be used.', code: checked.reason });
    // Not with the editor's own rights: what somebody stores past this server would be no photograph.
    const { data, error } = await createAdminClient({ timeLimitMs: timeouts.supabaseWithFile }).rpc('desk_add_photo', {
      editor,
      photo: id,
      its_name: cleanName(name),
      its_content: checked.value.bytes.toString('base64'),
    });
    if (error?.code === notAllowed) return refused();
    if (error) throw new Error('The photograph is not stored', { cause: error });
    if (data === 'tooMany') return errorResponse(429, { error: 'These are enough for a day.', code: 'tooManyPhotos' });
    return jsonResponse({ blur: checked.value.blur });
  });
}

/** A photograph for the form of the desk, published or not. */
export async function GET(request: Request): Promise<Response> {
  return withEditor(request, async (client) => {
    const asked = new URL(request.url).searchParams;
    const id = z.uuid().safeParse(asked.get('id'));
    const { data, error } = id.success ? await client.rpc('desk_photo', { photo: id.data }) : { data: null, error: null };
    if (error?.code === notAllowed) return refused();
    if (error) throw new Error('The photograph cannot be read', { cause: error });
    if (!data) return errorResponse(404, { error: 'There is no such photograph.', code: 'unknownPhoto' });
    const whole = Buffer.from(data, 'base64');
    const bytes = asked.has('small') ? await shrinkPhoto(whole) : whole;
    return new Response(new Uint8Array(bytes), {
      headers: {
        'Content-Type': 'image/jpeg',
        'Cache-Control': 'private, max-age=3600',
        'X-Content-Type-Options': 'nosniff',
      },
    });
  });
}

type Client = Awaited<ReturnType<typeof createSessionClient>>;

async function withEditor(request: Request, perform: (client: Client, user: string) => Promise<Response>): Promise<Response> {
  const refusal = refuseOtherSites(request) ?? (await refuseTooMany(request, perMinute));
  if (refusal) return refusal;
  const user = await readUserId();
  if (!user.ok) return user.reason;
  try {
    return await perform(await createSessionClient(), user.value);
  } catch (error) {
    logError('desk-photo-failed', { requestId: requestIdOf(request), cause: describeError(error) });
    return errorResponse(502, { error: 'It did not work.', code: 'unavailable' });
  }
}

const refused = () => errorResponse(403, { error: 'This is for editors and publishers.', code: 'notStaff' });

/** The last part of a path, with what is safe to show. */
function cleanName(name: string): string {
  const last = name.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  return (
    last
      .replace(/[^\p{L}\p{M}\p{N} ._-]/gu, '')
      .slice(0, 120)
      .replace(/\p{Cs}/gu, '') || 'photo'
  );
}
