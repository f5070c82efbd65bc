import { crossRates } from '@/supabase/functions/_shared/exchange-rates/rates';
import { createDuffel } from '@/supabase/functions/_shared/suppliers/duffel/duffel';
import { sandboxFlightSupplier } from '@/supabase/functions/_shared/suppliers/sandbox/sandbox-flight-supplier';
import { fakeToken, sendFault, startFakeDuffel } from './fake-duffel';
import { describeFlightSupplier } from './flight-supplier-conformance';

const rates = crossRates({ USD: 1, GBP: 0.8 }, '2026-11-21');

describeFlightSupplier('sandbox', async () => ({ supplier: sandboxFlightSupplier }));

const startDuffel = async () => {
  const fake = await startFakeDuffel();
  const supplier = createDuffel({ token: fakeToken, address: fake.address, rates: async () => rates });
  const beBusy = (retryAfter?: string) =>
    fake.misbehave((response) =>
      sendFault(response, 429, 'rate_limit_exceeded', retryAfter ? { 'Retry-After': retryAfter } : {}),
    );
  return { supplier, stop: fake.stop, beBusy };
};

describeFlightSupplier('duffel', startDuffel, startDuffel);
