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

/** The product with bookings of this kind; undefined for one that this version does not sell. */
export function productOf(kind: string): BookingProduct | undefined {
  return Object.values(bookingProducts).find((product) => product.kind === kind);
}
