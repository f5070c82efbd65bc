import * as z from 'zod/mini';
import { handleAction } from '@/lib/desk/handle-action';
import { type MarkupRuleAction, markupRuleAction, ruleOutcomes } from '@/lib/desk/markup-rules';
import { jsonResponse } from '@/lib/network/http';

/** Adds or changes a markup rule, with the rights of the signed-in user. */
export function POST(request: Request): Promise<Response> {
  return handleAction(request, {
    name: 'desk-markup',
    schema: markupRuleAction,
    code: 'invalidRule',
    act: (client, action) => client.rpc('desk_save_markup_rule', rowOf(action)),
    answer: (data) => jsonResponse({ outcome: z.enum(ruleOutcomes).parse(data) }),
  });
}

function rowOf(action: MarkupRuleAction) {
  const { id, percent: basis_points, fixed: fixed_amount } = action;
  if (action.type === 'change')
    return { rule: { id, basis_points, fixed_amount, is_active: action.isActive }, seen: action.seen };
  const { product, airline, origin, destination, cabin, place } = action;
  const about =
    product === 'flight' ? { airline, origin, destination, cabin } : { destination: place?.id, place_name: place?.name };
  return { rule: { id, product, basis_points, fixed_amount, ...about } };
}
