import { bookingProducts } from '@/lib/bookings/products/registry';
import { takeBooking } from '@/lib/bookings/store/take-booking';
import { errorResponse } from '@/lib/network/http';

interface BookingContext {
  params: Promise<{ product: string }>;
}

export async function POST(request: Request, { params }: BookingContext): Promise<Response> {
  const { product: name } = await params;
  const product = Object.hasOwn(bookingProducts, name) ? bookingProducts[name] : undefined;
  if (!product) return errorResponse(404, { error: 'There is no product of that name.', code: 'unknownProduct' });
  return takeBooking(request, product);
}
