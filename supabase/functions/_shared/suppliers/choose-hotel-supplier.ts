import type { HotelSupplier } from './hotel-supplier.ts';
import { sandboxHotelSupplier } from './sandbox/hotels/sandbox-hotel-supplier.ts';

const suppliers: readonly HotelSupplier[] = [sandboxHotelSupplier];

/** The supplier that HOTEL_SUPPLIER names; unset or empty is the sandbox. Throws on a name we have no adapter for. */
export function chooseHotelSupplier(name: string | undefined): HotelSupplier {
  const found = suppliers.find((supplier) => supplier.name === (name || 'sandbox'));
  if (found) return found;
  throw new Error(`HOTEL_SUPPLIER is "${name}", but the suppliers are: ${suppliers.map((supplier) => supplier.name).join(', ')}`);
}
