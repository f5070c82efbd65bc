import { createDuffel } from '@/supabase/functions/_shared/suppliers/duffel/duffel';
import { sandboxFlightSupplier } from '@/supabase/functions/_shared/suppliers/sandbox/flights/sandbox-flight-supplier';
import { fakeToken, sendError, startFakeDuffel } from './fake-duffel';
import { asked, context, rates } from './flight-question';
import { describeFlightSupplier } from './flight-supplier-conformance';
import { describeMisbehaviour } from './misbehaving-service';

describeFlightSupplier('sandbox', async () => ({ supplier: sandboxFlightSupplier }));

const startDuffel = async () => {
  const fake = await startFakeDuffel();
  const supplier = createDuffel({ token: fakeToken, address: fake.address, rates: async () => rates });
  const beBusy = (retryAfter?: string) =>
    fake.misbehave((response) =>
      sendError(response, 429, 'rate_limit_exceeded', retryAfter ? { 'Retry-After': retryAfter } : {}),
    );
  return { supplier, stop: fake.stop, beBusy, misbehave: fake.misbehave };
};

describeFlightSupplier('duffel', startDuffel, startDuffel);

describeMisbehaviour('duffel', async () => {
  const { supplier, misbehave, stop } = await startDuffel();
  const [offer] = (await supplier.searchFlights(asked(), context())).offers;
  if (!offer) throw new Error('There is an offer');
  const questions = {
    searchFlights: (signal: AbortSignal) => supplier.searchFlights(asked(), context({ signal })),
    extras: async (signal: AbortSignal) => supplier.extras?.(offer, asked(), context({ signal })),
    priceAgain: (signal: AbortSignal) => supplier.priceAgain(offer, asked(), context({ signal })),
  };
  return { questions, misbehave, stop };
});
