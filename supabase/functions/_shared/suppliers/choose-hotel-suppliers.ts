import type { HotelSupplier } from './hotel-supplier.ts';
import { sandboxHotelSupplier } from './sandbox/hotels/sandbox-hotel-supplier.ts';
import { createSupplierList } from './supplier-list.ts';

/** The suppliers of hotel rooms that HOTEL_SUPPLIER names. */
export const chooseHotelSuppliers = createSupplierList<HotelSupplier>('HOTEL_SUPPLIER', {
  sandbox: { settings: [], create: () => sandboxHotelSupplier },
});
