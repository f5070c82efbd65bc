import type { orderSignatureHeaders } from '../../contracts/orders.ts';
import type { Environment } from '../../environment.ts';
import { rateSettings, ratesForFunctions } from '../../exchange-rates/rates-for-functions.ts';
import type { ResilientSupplier } from '../../resilience/resilient-supplier.ts';
import { createDuffelOrders } from '../duffel/orders/duffel-orders.ts';
import { createLiteApiOrders } from '../liteapi/orders/liteapi-orders.ts';
import { createSandboxOrders } from '../sandbox/orders/sandbox-orders.ts';
import { createSupplierList, type SupplierMaker } from '../supplier-list.ts';
import type { OrderSupplier } from './order-supplier.ts';

const makers: Record<keyof typeof orderSignatureHeaders, SupplierMaker<OrderSupplier>> = {
  sandbox: {
    settings: ['SUPABASE_URL', 'SUPABASE_SERVICE_ROLE_KEY', 'OFFER_SIGNING_SECRET', 'SANDBOX_MISHAPS'],
    create: (environment) =>
      createSandboxOrders({
        address: environment('SUPABASE_URL'),
        key: environment('SUPABASE_SERVICE_ROLE_KEY'),
        secret: environment('OFFER_SIGNING_SECRET'),
        mishaps: environment('SANDBOX_MISHAPS') || undefined,
      }),
  },
  duffel: {
    settings: ['DUFFEL_TOKEN', 'DUFFEL_URL', 'DUFFEL_WEBHOOK_SECRET', ...rateSettings],
    create: (environment) =>
      createDuffelOrders({
        token: environment('DUFFEL_TOKEN'),
        address: environment('DUFFEL_URL'),
        webhookSecret: environment('DUFFEL_WEBHOOK_SECRET') || undefined,
        rates: ratesForFunctions(environment),
      }),
  },
  liteapi: {
    settings: ['LITEAPI_KEY', 'LITEAPI_BOOK_URL', 'LITEAPI_PAYMENT_METHOD', 'LITEAPI_WEBHOOK_TOKEN', ...rateSettings],
    create: (environment) =>
      createLiteApiOrders({
        key: environment('LITEAPI_KEY'),
        address: environment('LITEAPI_BOOK_URL'),
        paymentMethod: environment('LITEAPI_PAYMENT_METHOD'),
        webhookToken: environment('LITEAPI_WEBHOOK_TOKEN') || undefined,
        rates: ratesForFunctions(environment),
      }),
  },
};
const list = createSupplierList('ORDER_SUPPLIER', makers);

/** The suppliers in ORDER_SUPPLIER: an order goes to the supplier of the requested offer. Empty when it is unset. */
export const chooseOrderSuppliers = Object.assign(
  (environment: Environment): readonly ResilientSupplier<OrderSupplier>[] => {
    const suppliers = environment('ORDER_SUPPLIER') ? list(environment) : [];
    if (suppliers.length > 1 && suppliers.some(({ source }) => source.name === 'sandbox')) {
      throw new Error('ORDER_SUPPLIER names the sandbox beside a supplier that sells seats');
    }
    return suppliers;
  },
  { settings: list.settings },
);
