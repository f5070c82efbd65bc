import 'server-only';
import * as z from 'zod/mini';
import { createAdminClient } from '@/lib/supabase/admin';
import { newOrderExtras, type OrderRequest, sellersWithOrder } from '@/supabase/functions/_shared/contracts/orders';

const stepOfOrder = z.object({ order: z.object({ order_choices: z.array(z.object({ asks: newOrderExtras })) }) });

/** The bags and seats that are paid with the order of a step, where its supplier sells them only within it. Throws when they cannot be read. */
export async function extrasOfOrder(
  step: string,
  supplier: string,
): Promise<Pick<Extract<OrderRequest, { type: 'buy' }>, 'extras'>> {
  if (!sellersWithOrder.includes(supplier)) return {};
  const { data, error } = await createAdminClient()
    .from('order_steps')
    .select('order:orders (order_choices (asks))')
    .eq('id', step)
    .eq('order.order_choices.kind', 'extras')
    .eq('order.order_choices.status', 'due')
    .single();
  if (error) throw new Error('What is bought with an order cannot be read', { cause: error });
  const [choice] = stepOfOrder.parse(data).order.order_choices;
  return choice ? { extras: choice.asks } : {};
}
