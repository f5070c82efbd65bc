import type { FlightSupplier } from './flight-supplier.ts';
import { sandboxFlightSupplier } from './sandbox/sandbox-flight-supplier.ts';
import { createSupplierList } from './supplier-list.ts';

/** The suppliers of flights that FLIGHT_SUPPLIER names. */
export const chooseFlightSuppliers = createSupplierList<FlightSupplier>('FLIGHT_SUPPLIER', {
  sandbox: { settings: [], create: () => sandboxFlightSupplier },
});
