import { createAeroDataBox } from './aerodatabox.ts';
import type { FlightStatusSupplier } from './flight-status-supplier.ts';
import { sandboxFlightStatus } from './sandbox-flight-status.ts';

type Environment = (name: string) => string | undefined;

const suppliers: Readonly<Record<string, (environment: Environment) => FlightStatusSupplier>> = {
  sandbox: () => sandboxFlightStatus,
  aerodatabox: (environment) =>
    createAeroDataBox({ key: environment('AERODATABOX_KEY'), address: environment('AERODATABOX_URL') }),
};

/** The supplier that FLIGHT_STATUS_SUPPLIER names; unset or empty is the sandbox. Throws on a name we have no adapter for. */
export function chooseFlightStatusSupplier(environment: Environment): FlightStatusSupplier {
  const name = environment('FLIGHT_STATUS_SUPPLIER') || 'sandbox';
  const create = Object.hasOwn(suppliers, name) && suppliers[name];
  if (create) return create(environment);
  throw new Error(`FLIGHT_STATUS_SUPPLIER is "${name}", but the suppliers are: ${Object.keys(suppliers).join(', ')}`);
}
