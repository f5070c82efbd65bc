import 'server-only';
import type { BookingProduct } from '../product';
import { flight } from './flight/product';
import { multiCity } from './multi-city/product';
import { holiday } from './package/product';
import { stay } from './stay/product';

/** Every product that can be booked, by its name in `/api/bookings/<product>`. A new product is a folder beside these and a line here. */
export const bookingProducts: Readonly<Record<string, BookingProduct>> = {
  flight,
  'multi-city': multiCity,
  stay,
  package: holiday,
};
