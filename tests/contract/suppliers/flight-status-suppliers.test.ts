import { createAeroDataBox } from '@/supabase/functions/_shared/suppliers/flight-status/choose-flight-status-suppliers';
import { sandboxFlightStatus } from '@/supabase/functions/_shared/suppliers/flight-status/sandbox-flight-status';
import { fakeKey, startFakeAeroDataBox } from './fake-aerodatabox';
import { byNumber, byRoute, describeFlightStatusSupplier, now } from './flight-status-conformance';
import { sendJson } from './local-service';
import { describeMisbehaviour } from './misbehaving-service';

describeFlightStatusSupplier('sandbox', async () => ({ supplier: sandboxFlightStatus }));

const startAeroDataBox = async () => {
  const fake = await startFakeAeroDataBox();
  const supplier = createAeroDataBox({ key: fakeKey, address: fake.address });
  const beBusy = (retryAfter?: string) =>
    fake.misbehave((response) => sendJson(response, '{}', 429, retryAfter ? { 'Retry-After': retryAfter } : {}));
  const stop = async () => {
    await fake.stop();
    if (fake.errors.length > 0) throw new Error(`It was asked wrongly: ${fake.errors.join(', ')}`);
  };
  return { supplier, beBusy, stop, misbehave: fake.misbehave };
};

describeFlightStatusSupplier('aerodatabox', startAeroDataBox, startAeroDataBox);

describeMisbehaviour('aerodatabox', async () => {
  const { supplier, misbehave, stop } = await startAeroDataBox();
  const questions = {
    byNumber: (signal: AbortSignal) => supplier.byNumber(byNumber, { signal, now }),
    byRoute: (signal: AbortSignal) => supplier.byRoute(byRoute, { signal, now }),
  };
  return { questions, misbehave, stop };
});
