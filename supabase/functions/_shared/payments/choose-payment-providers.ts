import type { paymentSignatureHeaders } from '../contracts/payments.ts';
import type { Environment } from '../environment.ts';
import type { ResilientSupplier } from '../resilience/resilient-supplier.ts';
import { createSupplierList, type SupplierMaker } from '../suppliers/supplier-list.ts';
import { createMyFatoorah } from './myfatoorah/myfatoorah.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { createSandboxPayments } from './sandbox/sandbox-payments.ts';
import { createTap } from './tap/tap.ts';

const makers: Record<keyof typeof paymentSignatureHeaders, SupplierMaker<PaymentProvider>> = {
  sandbox: {
    settings: ['SUPABASE_URL', 'SUPABASE_SERVICE_ROLE_KEY', 'OFFER_SIGNING_SECRET'],
    create: (environment) =>
      createSandboxPayments({
        address: environment('SUPABASE_URL'),
        key: environment('SUPABASE_SERVICE_ROLE_KEY'),
        secret: environment('OFFER_SIGNING_SECRET'),
      }),
  },
  tap: {
    settings: ['TAP_SECRET_KEY', 'TAP_MERCHANT_ID', 'TAP_URL'],
    create: (environment) =>
      createTap({
        secretKey: environment('TAP_SECRET_KEY'),
        merchant: environment('TAP_MERCHANT_ID'),
        address: environment('TAP_URL'),
      }),
  },
  myfatoorah: {
    settings: ['MYFATOORAH_API_KEY', 'MYFATOORAH_WEBHOOK_SECRET', 'MYFATOORAH_URL'],
    create: (environment) =>
      createMyFatoorah({
        apiKey: environment('MYFATOORAH_API_KEY'),
        webhookSecret: environment('MYFATOORAH_WEBHOOK_SECRET'),
        address: environment('MYFATOORAH_URL'),
      }),
  },
};
const list = createSupplierList('PAYMENT_PROVIDER', makers);

/** The providers in PAYMENT_PROVIDER: the first takes new payments, the others serve their existing ones. Empty when it is unset. */
export const choosePaymentProviders = Object.assign(
  (environment: Environment): readonly ResilientSupplier<PaymentProvider>[] => {
    const providers = environment('PAYMENT_PROVIDER') ? list(environment) : [];
    if (providers.length > 1 && providers.some(({ source }) => source.name === 'sandbox')) {
      throw new Error('PAYMENT_PROVIDER names the sandbox beside a provider that moves money');
    }
    return providers;
  },
  { settings: list.settings },
);
