import * as z from 'zod/mini';
import { type MarkupRuleAction, markupRuleAction, ruleOutcomes } from '@/lib/desk/markup-rules';
import { describeError, logError } from '@/lib/log';
import { answerError, answerFieldErrors, answerJson, fieldErrors, onlyPost } from '@/lib/network/http';
import { answerBodyError, readJson } from '@/lib/security/body/json-body';
import { refuseTooMany } from '@/lib/security/rate-limit';
import { requestIdOf } from '@/lib/security/request-id';
import { refuseOtherSites } from '@/lib/security/same-origin';
import { createSessionClient, readUserId } from '@/lib/supabase/server';

const perMinute = { name: 'desk-markup', uses: 60, seconds: 60 };
/** Postgres: insufficient_privilege. */
const notAllowed = '42501';

/** Adds or changes a markup rule, with the rights of the signed-in user. */
export async function POST(request: Request): Promise<Response> {
  const refusal = refuseOtherSites(request) ?? (await refuseTooMany(request, perMinute));
  if (refusal) return refusal;
  const user = await readUserId();
  if (!user.ok) return user.reason;
  const body = await readJson(request, 2_000);
  if (!body.ok) return answerBodyError(body.reason);
  const action = markupRuleAction.safeParse(body.value);
  if (!action.success) return answerFieldErrors('invalidRule', fieldErrors(action.error.issues));
  try {
    const { data, error } = await (await createSessionClient()).rpc('desk_save_markup_rule', rowOf(action.data));
    if (error?.code === notAllowed) return answerError(403, { error: 'This is for staff.', code: 'notStaff' });
    if (error) throw new Error('The desk could not store it', { cause: error });
    return answerJson({ outcome: z.enum(ruleOutcomes).parse(data) });
  } catch (error) {
    logError('desk-markup-failed', { requestId: requestIdOf(request), cause: describeError(error) });
    return answerError(502, { error: 'It could not be stored.', code: 'unavailable' });
  }
}

function rowOf(action: MarkupRuleAction) {
  const { id, percent: basis_points, fixed: fixed_amount } = action;
  if (action.do === 'change') return { rule: { id, basis_points, fixed_amount, is_active: action.isActive }, seen: action.seen };
  const { product, airline, origin, destination, cabin, place } = action;
  const about =
    product === 'flight' ? { airline, origin, destination, cabin } : { destination: place?.id, place_name: place?.name };
  return { rule: { id, product, basis_points, fixed_amount, ...about } };
}

export { onlyPost as DELETE, onlyPost as GET, onlyPost as OPTIONS, onlyPost as PATCH, onlyPost as PUT };
