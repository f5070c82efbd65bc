import type { FlightSupplier } from './flight-supplier.ts';
import { sandboxFlightSupplier } from './sandbox/sandbox-flight-supplier.ts';

const suppliers: readonly FlightSupplier[] = [sandboxFlightSupplier];

/** The supplier that FLIGHT_SUPPLIER names; unset or empty is the sandbox. Throws on a name we have no adapter for. */
export function chooseFlightSupplier(name: string | undefined): FlightSupplier {
  const found = suppliers.find((supplier) => supplier.name === (name || 'sandbox'));
  if (found) return found;
  throw new Error(
    `FLIGHT_SUPPLIER is "${name}", but the suppliers are: ${suppliers.map((supplier) => supplier.name).join(', ')}`,
  );
}
