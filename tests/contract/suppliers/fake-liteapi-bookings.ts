/** Bookings of the fake LiteAPI, after the published description ("API: Booking"), with the codes and shapes of its samples. */

interface Prebook {
  prebookId: string;
  checkin: string;
  price: number;
  currency: string;
  roomTypes: { rates: { cancellationPolicies: unknown; retailRate: { total: { amount: number }[] } }[] }[];
}

export type FakeBooking = Record<string, unknown> & { bookingId: string; clientReference: string; status: string };

interface Question {
  method: string;
  path: string;
  query: Readonly<Record<string, string>>;
  body: Record<string, unknown> | null;
}

export function createFakeBookings(sold: ReadonlyMap<string, object>) {
  const bookings = new Map<string, FakeBooking>();
  const cancelled: string[] = [];
  const failures: number[] = [];

  function book({ prebookId, clientReference, guests, holder }: Record<string, unknown>): { status: number; text: string } {
    const refuse = (code: number) => ({ status: 400, text: JSON.stringify({ error: { code, message: 'refused' } }) });
    const failure = failures.shift();
    if (failure) return refuse(failure);
    const prebook = ([...sold.values()] as Prebook[]).find((each) => each.prebookId === prebookId);
    if (!prebook) return refuse(4002);
    if ([...bookings.values()].some((each) => each.clientReference === clientReference)) return refuse(4005);
    const bookingId = `bk${bookings.size + 1}_x-Y`;
    const rates = prebook.roomTypes.flatMap((room) => room.rates);
    const booking: FakeBooking = {
      bookingId,
      clientReference: String(clientReference),
      supplierBookingId: 'SUP123',
      supplier: 'nuitee',
      supplierId: 2,
      status: 'CONFIRMED',
      hotelConfirmationCode: `H${bookings.size + 1}00`,
      checkin: prebook.checkin,
      hotel: { name: 'A hotel' },
      bookedRooms: rates.map((rate, index) => ({
        amount: rate.retailRate.total[0]?.amount,
        currency: prebook.currency,
        occupancy_number: index + 1,
        guests,
        rate: { rateId: 'RATE', cancellationPolicies: rate.cancellationPolicies },
      })),
      holder,
      createdAt: '2026-11-21T09:00:00Z',
      cancellationPolicies: rates[0]?.cancellationPolicies,
      price: prebook.price,
      commission: 10,
      currency: prebook.currency,
      prebookId,
      sellingPrice: String(prebook.price),
    };
    bookings.set(bookingId, booking);
    return { status: 200, text: JSON.stringify({ data: booking, guestLevel: 0, sandbox: true }) };
  }

  function cancel(booking: FakeBooking): { status: number; text: string } {
    if (booking.status !== 'CONFIRMED') return { status: 304, text: '' };
    booking.status = 'CANCELLED';
    cancelled.push(booking.bookingId);
    const fees = { cancellation_fee: 0, refund_amount: booking['price'], currency: booking['currency'] };
    return { status: 200, text: JSON.stringify({ data: { bookingId: booking.bookingId, status: 'CANCELLED', ...fees } }) };
  }

  /** Null for requests that are not about bookings. */
  function answer({ method, path, query, body }: Question): { status: number; text: string } | null {
    if (path === '/rates/book') return book(body ?? {});
    if (path === '/bookings') {
      const data = [...bookings.values()].filter(({ clientReference }) => clientReference === query['clientReference']);
      return {
        status: 200,
        text: JSON.stringify({ data: data.map(({ bookedRooms: _, ...listed }) => ({ ...listed, rooms: [] })) }),
      };
    }
    const [, id] = /^\/bookings\/([\w-]+)$/.exec(path) ?? [];
    if (!id) return null;
    const booking = bookings.get(id);
    if (!booking) return { status: 204, text: '' };
    return method === 'PUT' ? cancel(booking) : { status: 200, text: JSON.stringify({ data: booking }) };
  }

  return {
    answer,
    bookings,
    cancelled,
    /** The next booking is refused with this code. */
    failNext: (code: number) => failures.push(code),
  };
}
