import { rateSettings, ratesForFunctions } from '../../exchange-rates/rates-for-functions.ts';
import { createLiteApi } from '../liteapi/liteapi.ts';
import { sandboxHotelSupplier } from '../sandbox/hotels/sandbox-hotel-supplier.ts';
import { createSupplierList } from '../supplier-list.ts';
import type { HotelSupplier } from './hotel-supplier.ts';

/** The hotel suppliers in HOTEL_SUPPLIER. */
export const chooseHotelSuppliers = createSupplierList<HotelSupplier>('HOTEL_SUPPLIER', {
  sandbox: { settings: [], create: () => sandboxHotelSupplier },
  liteapi: {
    settings: ['LITEAPI_KEY', 'LITEAPI_URL', 'LITEAPI_BOOK_URL', ...rateSettings],
    create: (environment) =>
      createLiteApi({
        key: environment('LITEAPI_KEY'),
        address: environment('LITEAPI_URL'),
        bookAddress: environment('LITEAPI_BOOK_URL'),
        rates: ratesForFunctions(environment),
      }),
  },
});
