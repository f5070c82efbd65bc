import { rateSettings, ratesForFunctions } from '../../exchange-rates/rates-for-functions.ts';
import { createDuffel } from '../duffel/duffel.ts';
import { sandboxFlightSupplier } from '../sandbox/flights/sandbox-flight-supplier.ts';
import { createSupplierList } from '../supplier-list.ts';
import type { FlightSupplier } from './flight-supplier.ts';

/** The flight suppliers in FLIGHT_SUPPLIER. */
export const chooseFlightSuppliers = createSupplierList<FlightSupplier>('FLIGHT_SUPPLIER', {
  sandbox: { settings: [], create: () => sandboxFlightSupplier },
  duffel: {
    settings: ['DUFFEL_TOKEN', 'DUFFEL_URL', ...rateSettings],
    create: (environment) =>
      createDuffel({
        token: environment('DUFFEL_TOKEN'),
        address: environment('DUFFEL_URL'),
        rates: ratesForFunctions(environment),
      }),
  },
});
