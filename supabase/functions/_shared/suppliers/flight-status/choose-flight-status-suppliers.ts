import { createSupplierList } from '../supplier-list.ts';
import { createAeroDataBox } from './aerodatabox.ts';
import type { FlightStatusSupplier } from './flight-status-supplier.ts';
import { sandboxFlightStatus } from './sandbox-flight-status.ts';

/** The suppliers in FLIGHT_STATUS_SUPPLIER, tried in this order. */
export const chooseFlightStatusSuppliers = createSupplierList<FlightStatusSupplier>('FLIGHT_STATUS_SUPPLIER', {
  sandbox: { settings: [], create: () => sandboxFlightStatus },
  aerodatabox: {
    settings: ['AERODATABOX_KEY', 'AERODATABOX_URL'],
    create: (environment) => createAeroDataBox({ key: environment('AERODATABOX_KEY'), address: environment('AERODATABOX_URL') }),
  },
});
