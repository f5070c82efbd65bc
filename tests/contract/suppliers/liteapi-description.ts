/**
 * The requests that LiteAPI's published description allows (version 3.0.0 of its files "API: Search", "API: Hotel data" and "API: Booking"), as far
 * as we use them.
 */

type Kind = 'string' | 'integer' | 'number' | 'boolean' | 'date' | 'integers' | 'strings' | 'occupancies';

const rates: Readonly<Record<string, Kind>> = {
  hotelIds: 'strings',
  occupancies: 'occupancies',
  currency: 'string',
  guestNationality: 'string',
  checkin: 'date',
  checkout: 'date',
  timeout: 'integer',
  maxRatesPerHotel: 'integer',
  boardType: 'string',
  refundableRatesOnly: 'boolean',
  roomMapping: 'boolean',
  hotelName: 'string',
  countryCode: 'string',
  cityName: 'string',
  latitude: 'number',
  longitude: 'number',
  radius: 'integer',
  iataCode: 'string',
  limit: 'integer',
  offset: 'integer',
  aiSearch: 'string',
  placeId: 'string',
  stream: 'boolean',
  includeHotelData: 'boolean',
  margin: 'number',
};
const neededInRates = ['occupancies', 'currency', 'guestNationality', 'checkin', 'checkout'];
/** Exactly one way to give the place. */
const whereInRates = [['hotelIds'], ['placeId'], ['latitude', 'longitude', 'radius'], ['countryCode', 'cityName'], ['iataCode']];

const queries: Readonly<Record<string, { needed: string[]; allowed: string[] }>> = {
  '/data/places': { needed: ['textQuery'], allowed: ['type', 'language', 'clientIP', 'sessionId'] },
  '/data/places/{placeId}': { needed: [], allowed: ['language', 'sessionId'] },
  '/data/hotels': {
    needed: ['hotelIds'],
    allowed: ['countryCode', 'cityName', 'offset', 'limit', 'longitude', 'latitude', 'radius', 'timeout', 'placeId', 'language'],
  },
  '/data/hotel': { needed: ['hotelId'], allowed: ['timeout', 'language'] },
  '/data/reviews': { needed: ['hotelId'], allowed: ['limit', 'offset', 'timeout', 'getSentiment', 'language'] },
  '/data/facilities': { needed: [], allowed: [] },
  '/bookings': { needed: ['clientReference'], allowed: ['guestId', 'customTags', 'timeout'] },
  '/bookings/{bookingId}': { needed: [], allowed: ['timeout'] },
};

const usualHotels = 200;
const mostHotels = 5_000;

/** How many hotels `/data/hotels` describes; null for an invalid number. */
export function hotelsWanted({ limit = String(usualHotels) }: Readonly<Record<string, string>>): number | null {
  return /^\d+$/.test(limit) && Number(limit) >= 1 && Number(limit) <= mostHotels ? Number(limit) : null;
}

export function errorsOfQuery(method: string, path: string, query: Readonly<Record<string, string>>): string[] {
  const named = path.replace(/^\/data\/places\/[\w-]+$/, '/data/places/{placeId}');
  const described = queries[named.replace(/^\/bookings\/[\w-]+$/, '/bookings/{bookingId}')];
  const isCancelled = method === 'PUT' && path.startsWith('/bookings/');
  if (!described || !(method === 'GET' || isCancelled)) return [`${method} ${path} is not described`];
  const { needed, allowed } = described;
  return [
    ...needed.filter((name) => !query[name]).map((name) => `${path} without ${name}`),
    ...Object.keys(query)
      .filter((name) => !needed.includes(name) && !allowed.includes(name))
      .map((name) => `${path} with ${name}`),
    ...(path === '/data/hotels' && hotelsWanted(query) === null ? [`${path} with a limit of ${query['limit']}`] : []),
  ];
}

export function errorsOfBody(path: string, body: Readonly<Record<string, unknown>>): string[] {
  if (path === '/rates/prebook') return errorsOfPrebook(body);
  if (path === '/rates/book') return errorsOfBook(body);
  if (path !== '/hotels/rates') return [`POST ${path} is not described`];
  const ways = whereInRates.filter((names) => names.some((name) => name in body));
  return [
    ...neededInRates.filter((name) => !(name in body)).map((name) => `rates without ${name}`),
    ...(ways.length === 1 && ways[0]?.every((name) => name in body) ? [] : [`rates in ${ways.length} places`]),
    ...Object.entries(body).flatMap(([name, value]) => {
      const kind = rates[name];
      if (!kind) return [`rates with ${name}`];
      return isA(kind, value) ? [] : [`${name} is not ${kind}`];
    }),
  ];
}

function isA(kind: Kind, value: unknown): boolean {
  switch (kind) {
    case 'integer':
      return Number.isInteger(value);
    case 'integers':
      return Array.isArray(value) && value.every(Number.isInteger);
    case 'strings':
      return Array.isArray(value) && value.every((one) => typeof one === 'string');
    case 'date':
      return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);
    case 'occupancies':
      return Array.isArray(value) && value.length > 0 && value.every(isOccupancy);
    default:
      return typeof value === kind;
  }
}

function isOccupancy(value: unknown): boolean {
  const { adults, children, ...others } = value as Record<string, unknown>;
  const isComplete = Number.isInteger(adults) && (children === undefined || isA('integers', children));
  return isComplete && Object.keys(others).length === 0;
}

/** Neither payment nor names, which a price does not need. */
function errorsOfPrebook({ offerId, usePaymentSdk, ...others }: Readonly<Record<string, unknown>>): string[] {
  return [
    ...(typeof offerId === 'string' && offerId ? [] : ['prebook without offerId']),
    ...(usePaymentSdk === false ? [] : ['prebook with payment']),
    ...Object.keys(others).map((name) => `prebook with ${name}`),
  ];
}

const hasAll = (value: unknown, names: readonly string[]) =>
  names.every((name) => typeof (value as Record<string, unknown> | undefined)?.[name] === 'string');

/** One guest for each room, paid from our account. */
function errorsOfBook({ prebookId, holder, guests, payment, ...others }: Readonly<Record<string, unknown>>): string[] {
  const named = ['firstName', 'lastName', 'email'];
  const rooms = Array.isArray(guests) ? guests : [];
  const { method, ...more } = (payment ?? {}) as Record<string, unknown>;
  return [
    ...(typeof prebookId === 'string' && prebookId ? [] : ['book without prebookId']),
    ...(hasAll(holder, [...named, 'phone']) ? [] : ['book without a holder']),
    ...(rooms.length > 0 && rooms.every((guest, index) => hasAll(guest, named) && guest.occupancyNumber === index + 1)
      ? []
      : ['book without a guest for each room']),
    ...(['ACC_CREDIT_CARD', 'WALLET', 'CREDIT'].includes(String(method)) && Object.keys(more).length === 0
      ? []
      : ['book without a payment of ours']),
    ...Object.keys(others)
      .filter((name) => !['clientReference', 'customTags'].includes(name))
      .map((name) => `book with ${name}`),
    ...Object.keys((others['customTags'] as object | undefined) ?? {})
      .filter((tag) => !/^[A-Z0-9_-]+$/.test(tag))
      .map((tag) => `book with the tag ${tag}`),
  ];
}
