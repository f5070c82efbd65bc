import 'server-only';
import type { SupabaseClient } from '@supabase/supabase-js';
import type * as z from 'zod/mini';
import { describeError, logError } from '@/lib/log';
import { errorResponse } from '@/lib/network/http';
import { readInput } from '@/lib/security/body/json-body';
import { refuseTooMany } from '@/lib/security/rate-limit';
import { requestIdOf } from '@/lib/security/request-id';
import { refuseOtherSites } from '@/lib/security/same-origin';
import type { Database } from '@/lib/supabase/database.types';
import { createSessionClient, readUserId } from '@/lib/supabase/server';

/** Postgres: insufficient_privilege. */
const notAllowed = '42501';

/** Answers what the desk reads with the rights of the signed-in user; 401 without one, 502 when it cannot be read. */
export async function handleRead(
  request: Request,
  name: string,
  read: (client: SupabaseClient<Database>) => Promise<Response>,
): Promise<Response> {
  const refusal = await refuseTooMany(request, { name, uses: 60, seconds: 60 });
  if (refusal) return refusal;
  const user = await readUserId();
  if (!user.ok) return user.reason;
  try {
    return await read(await createSessionClient());
  } catch (error) {
    logError(`${name}-failed`, { requestId: requestIdOf(request), cause: describeError(error) });
    return errorResponse(502, { error: 'It cannot be shown at the moment.', code: 'unavailable' });
  }
}

interface DeskAction<Schema extends z.ZodMiniType> {
  /** Of the limit, and in the log. */
  name: string;
  usesPerMinute?: number;
  schema: Schema;
  maxBytes?: number;
  /** When the body does not fit the schema. */
  code: string;
  /** Calls a function of the database with the user's rights, or refuses. */
  act: (
    client: SupabaseClient<Database>,
    action: z.output<Schema>,
  ) => Response | PromiseLike<Response | { data: unknown; error: { code: string } | null }>;
  answer: (data: unknown) => Response;
}

/** Does what staff have posted: 400 with the fields in `details`, 401, 403 and 502 in the same words for every action. */
export async function handleAction<Schema extends z.ZodMiniType>(
  request: Request,
  { name, usesPerMinute = 60, schema, maxBytes = 2_000, code, act, answer }: DeskAction<Schema>,
): Promise<Response> {
  const refusal = refuseOtherSites(request) ?? (await refuseTooMany(request, { name, uses: usesPerMinute, seconds: 60 }));
  if (refusal) return refusal;
  const user = await readUserId();
  if (!user.ok) return user.reason;
  const action = await readInput(request, schema, { maxBytes, code });
  if (!action.ok) return action.reason;
  try {
    const done = await act(await createSessionClient(), action.value);
    if (done instanceof Response) return done;
    if (done.error?.code === notAllowed) return errorResponse(403, { error: 'This is for staff.', code: 'notStaff' });
    if (done.error) throw new Error('The desk could not do it', { cause: done.error });
    return answer(done.data);
  } catch (error) {
    logError(`${name}-failed`, { requestId: requestIdOf(request), cause: describeError(error) });
    return errorResponse(502, { error: 'It could not be stored.', code: 'unavailable' });
  }
}
