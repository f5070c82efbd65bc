/** All requests to payment providers. Logs nothing about payers. */
import {
  methodsResponse,
  type PaymentRequest,
  type PaymentResponse,
  paymentRequest,
  paymentResponse,
} from '../_shared/contracts/payments.ts';
import { supplierLimitMs } from '../_shared/contracts/supplier-limits.ts';
import { type Environment, readEnvironment } from '../_shared/environment.ts';
import { type Call, checkedBody, createFunction } from '../_shared/function-frame.ts';
import { describeError } from '../_shared/function-log.ts';
import { errorResponse, jsonResponse } from '../_shared/json-http.ts';
import { serveSite } from '../_shared/only-from-site.ts';
import { choosePaymentProviders } from '../_shared/payments/choose-payment-providers.ts';
import type { PaymentProvider } from '../_shared/payments/payment-provider.ts';
import type { ResilientSupplier } from '../_shared/resilience/resilient-supplier.ts';

interface Dependencies {
  environment: Environment;
  providers: (environment: Environment) => readonly ResilientSupplier<PaymentProvider>[];
}

serveSite(createHandler({ environment: readEnvironment, providers: choosePaymentProviders }));

export function createHandler(dependencies: Dependencies): (request: Request) => Promise<Response> {
  return createFunction({ name: 'payments', bodyLimit: 64 * 1024 }, (call) => handlePayment(call, dependencies));
}

async function handlePayment({ body, signal, log }: Call, { environment, providers }: Dependencies): Promise<Response> {
  const question = checkedBody(paymentRequest, body, 'invalidPayment');
  const guards = providers(environment);
  if (question.type === 'providers') return jsonResponse({ providers: guards.map(({ source }) => source.name) });
  const found =
    question.type === 'webhook' ? await readNamed(guards, question) : { question, guard: guardOf(guards, question.provider) };
  if ('refusal' in found) return found.refusal;
  const { guard } = found;
  if (!guard) return errorResponse(409, 'unknownProvider', 'PAYMENT_PROVIDER does not name it');
  const began = performance.now();
  const facts = () => ({
    provider: guard.source.name,
    asked: found.question.type,
    milliseconds: Math.round(performance.now() - began),
  });
  try {
    const limitMs = supplierLimitMs.payments;
    const { question: asked } = found;
    if (asked.type === 'methods') {
      const methods = await guard.ask('methods', (limit) => guard.source.methods(asked.amount, limit), { signal, limitMs });
      log.info('payment', facts());
      return jsonResponse(methodsResponse.parse({ methods }));
    }
    const answer = await guard.ask(asked.type, (limit) => ask(guard.source, asked, limit), { signal, limitMs });
    log.info('payment', { ...facts(), status: answer.status });
    return jsonResponse(paymentResponse.parse(answer));
  } catch (error) {
    log.error('payment-failed', { ...facts(), cause: describeError(error) });
    return errorResponse(502, 'providerFailed', 'The provider gave no answer');
  }
}

type Asked = Exclude<PaymentRequest, { type: 'webhook' | 'providers' }>;

function ask(
  provider: PaymentProvider,
  question: Exclude<Asked, { type: 'methods' }>,
  signal: AbortSignal,
): Promise<PaymentResponse> {
  switch (question.type) {
    case 'create':
      return provider.createCharge(question, signal);
    case 'read':
      return provider.readCharge(question.id, signal);
    case 'refund':
      return provider.refund(question, signal);
    case 'readRefund':
      return provider.readRefund(question.id, signal);
  }
}

const guardOf = (guards: readonly ResilientSupplier<PaymentProvider>[], name: string) =>
  guards.find(({ source }) => source.name === name);

/** A signed webhook only leads to a request: the provider's answer counts, not the webhook. */
async function readNamed(
  guards: readonly ResilientSupplier<PaymentProvider>[],
  { body, signature }: Extract<PaymentRequest, { type: 'webhook' }>,
): Promise<{ question: Asked; guard: ResilientSupplier<PaymentProvider> } | { refusal: Response }> {
  let named: { provider: string; id: string } | undefined;
  for (const guard of guards) {
    const said = await guard.source.readWebhook(body, signature);
    const provider = guard.source.name;
    if (said?.isSigned)
      return { guard, question: { type: said.type === 'charge' ? 'read' : 'readRefund', provider, id: said.id } };
    if (said) named = { provider, id: said.id };
  }
  // The site knows whether the named charge is ours: if so, our secret is wrong, and the webhook was not forged.
  return {
    refusal: jsonResponse(
      { code: 'forged', error: 'The webhook has no valid signature of a provider', ...(named && { named }) },
      401,
    ),
  };
}
