import 'server-only';
import type { SupabaseClient } from '@supabase/supabase-js';
import * as z from 'zod/mini';
import { describeError, logError } from '@/lib/log';
import { answerError, answerFieldErrors, answerJson } from '@/lib/network/http';
import { readInput } from '@/lib/security/body/json-body';
import { refuseTooMany } from '@/lib/security/rate-limit';
import { requestIdOf } from '@/lib/security/request-id';
import { refuseOtherSites } from '@/lib/security/same-origin';
import type { Database } from '@/lib/supabase/database.types';
import { createSessionClient, readUserId } from '@/lib/supabase/server';
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import type { Made } from './new-draft';

const perMinute = { name: 'desk-new', uses: 30, seconds: 60 };
/** Postgres: insufficient_privilege. */
const notAllowed = '42501';

const answers = z.tuple([
  z.union([
    z.object({ outcome: z.enum(['unknownBooking', 'aboveTotal']) }),
    z.pipe(
      z.object({ outcome: z.enum(['created', 'repeated']), id: z.string(), reference: z.string(), is_told: z.boolean() }),
      z.transform(({ is_told: isNotified, ...rest }) => ({ ...rest, isNotified })),
    ),
  ]),
]);

interface Making<Schema extends z.ZodMiniType> {
  schema: (today: string) => Schema;
  /** The database function, called with the user's rights. */
  make: (
    client: SupabaseClient<Database>,
    item: z.infer<Schema>,
  ) => PromiseLike<{ data: unknown; error: { code: string } | null }>;
}

/** Creates the item that staff have posted: 201 or 200 with `Made`, 400 with the fields in `details`, 401, 403, 502. */
export async function answerNew<Schema extends z.ZodMiniType>(
  request: Request,
  { schema, make }: Making<Schema>,
): Promise<Response> {
  const refusal = refuseOtherSites(request) ?? (await refuseTooMany(request, perMinute));
  if (refusal) return refusal;
  const user = await readUserId();
  if (!user.ok) return user.reason;
  const item = await readInput(request, schema(todayInQatar()), { maxBytes: 16_000, code: 'invalidItem' });
  if (!item.ok) return item.reason;
  try {
    const { data, error } = await make(await createSessionClient(), item.value);
    if (error?.code === notAllowed) return answerError(403, { error: 'This is for staff.', code: 'notStaff' });
    if (error) throw new Error('The desk could not store it', { cause: error });
    const [answer] = answers.parse(data);
    if (!('reference' in answer)) {
      const path = answer.outcome === 'aboveTotal' ? 'amount' : 'bookingReference';
      return answerFieldErrors('invalidItem', [{ path, message: answer.outcome }]);
    }
    const { outcome, ...made } = answer;
    return answerJson(made satisfies Made, outcome === 'created' ? 201 : 200);
  } catch (error) {
    logError('desk-new-failed', { requestId: requestIdOf(request), cause: describeError(error) });
    return answerError(502, { error: 'It could not be stored.', code: 'unavailable' });
  }
}
