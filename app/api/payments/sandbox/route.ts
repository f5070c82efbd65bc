import { callProvider } from '@/lib/bookings/payments/call-provider';
import { type SandboxAction, sandboxActions, sandboxChargeOf, sandboxPage } from '@/lib/bookings/payments/sandbox-page';
import { record } from '@/lib/bookings/payments/settle';
import { paymentProvider } from '@/lib/env';
import { errorResponse } from '@/lib/network/http';
import { seeOther } from '@/lib/network/redirect-base';
import { readForm } from '@/lib/security/body/json-body';
import { refuseTooMany } from '@/lib/security/rate-limit';
import { requestIdOf } from '@/lib/security/request-id';
import { refuseOtherSites } from '@/lib/security/same-origin';

const perMinute = { name: 'payment-sandbox', uses: 60, seconds: 60 };
/** How often the outcome of an action is reported to us: once, unless listed here. */
const reports: Partial<Record<SandboxAction, number>> = { twice: 2, late: 0 };
const idOf = (text: string) => (/^sandbox_[0-9a-f]{32}$/.test(text) ? text : 'sandbox_none');

/** 404 unless the sandbox is the payment provider. */
function refuseElsewhere(): Response | null {
  if (paymentProvider() === 'sandbox') return null;
  return errorResponse(404, { error: 'There is no sample provider here.', code: 'notFound' });
}

/** The payment page of the sandbox. */
export async function GET(request: Request): Promise<Response> {
  const refusal = refuseElsewhere() ?? (await refuseTooMany(request, perMinute));
  if (refusal) return refusal;
  const query = new URL(request.url).searchParams;
  const charge = await sandboxChargeOf(idOf(query.get('charge') ?? ''));
  return sandboxPage(charge, charge?.language ?? 'en', query.get('step') === 'code' ? 'code' : 'choose');
}

/** Performs the action that the visitor chose for the bank, records its outcome as a webhook would, and redirects to the return URL. */
export async function POST(request: Request): Promise<Response> {
  const refusal = refuseElsewhere() ?? refuseOtherSites(request) ?? (await refuseTooMany(request, perMinute));
  if (refusal) return refusal;
  const form = await readForm(request, 2_000);
  const values = form.ok ? form.value : new URLSearchParams();
  const action = sandboxActions.find((one) => one === values.get('press'));
  const id = idOf(values.get('charge') ?? '');
  if (!action) return errorResponse(400, { error: 'Nothing was pressed.', code: 'invalidPress' });
  if (action === 'secure') return seeOther(`/api/payments/sandbox?charge=${id}&step=code`);
  const charge = await sandboxChargeOf(id, action);
  if (!charge) return sandboxPage(null, 'en', 'choose');
  const question = { type: 'read', provider: 'sandbox', id: charge.id } as const;
  for (let time = 0; time < (reports[action] ?? 1); time++) await record(await callProvider(question, requestIdOf(request)));
  return seeOther(charge.returnUrl);
}
