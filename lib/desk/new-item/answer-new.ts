import 'server-only';
import type { SupabaseClient } from '@supabase/supabase-js';
import * as z from 'zod/mini';
import { fieldErrorsResponse, jsonResponse } from '@/lib/network/http';
import type { Database } from '@/lib/supabase/database.types';
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import { handleAction } from '../handle-action';
import type { Made } from './new-draft';

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

/** Creates the item that staff have posted: 201 or 200 with `Made`. */
export function answerNew<Schema extends z.ZodMiniType>(request: Request, { schema, make }: Making<Schema>): Promise<Response> {
  return handleAction(request, {
    name: 'desk-new',
    usesPerMinute: 30,
    schema: schema(todayInQatar()),
    maxBytes: 16_000,
    code: 'invalidItem',
    act: make,
    answer: (data) => {
      const [answer] = answers.parse(data);
      if (!('reference' in answer)) {
        const path = answer.outcome === 'aboveTotal' ? 'amount' : 'bookingReference';
        return fieldErrorsResponse('invalidItem', [{ path, message: answer.outcome }]);
      }
      const { outcome, ...made } = answer;
      return jsonResponse(made satisfies Made, outcome === 'created' ? 201 : 200);
    },
  });
}
