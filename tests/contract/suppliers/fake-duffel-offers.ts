/** Offers in Duffel's shape for any search: non-stop, with one and two changes, with a technical stop, with code shares. */

export interface AskedOffers {
  slices: { origin: string; destination: string; departure_date: string }[];
  passengers: { type?: 'adult'; age?: number }[];
  cabin_class: string;
}

const airlines = [
  ['QR', 'Qatar Airways'],
  ['BA', 'British Airways'],
  ['TK', 'Turkish Airlines'],
  ['6E', 'IndiGo'],
] as const;

const airline = (index: number) => {
  const [code, name] = airlines[index % airlines.length] ?? airlines[0];
  return { id: `arl_${code}`, iata_code: code, name, logo_symbol_url: null };
};

const airport = (code: string) => ({
  type: 'airport',
  id: `arp_${code}`,
  iata_code: code,
  iata_city_code: code,
  time_zone: 'UTC',
});

const amount = (hundredths: number) => (hundredths / 100).toFixed(2);

/** In UTC, so that durations need no time zones. The most expensive come first, because Duffel's lists need not be sorted. */
export function fakeOffers(asked: AskedOffers, count: number, currency = 'GBP') {
  return Array.from({ length: count }, (_, index) => fakeOffer(asked, index, 20_000 + (count - index) * 1_337, currency));
}

function fakeOffer(asked: AskedOffers, index: number, price: number, currency: string) {
  const passengers = asked.passengers.map(({ type, age }, position) => ({
    id: `pas_${position}`,
    type: age === undefined ? type : null,
    age: age ?? null,
  }));
  const total = price * passengers.length;
  return {
    id: `off_${index}_${asked.cabin_class}`,
    live_mode: false,
    partial: false,
    owner: airline(index),
    passengers,
    slices: asked.slices.map((slice, position) => fakeSlice(slice, index, `${index}_${position}`, passengers, asked.cabin_class)),
    total_amount: amount(total),
    total_currency: currency,
    base_amount: amount(total - 4_321),
    base_currency: currency,
    tax_amount: '43.21',
    tax_currency: currency,
    total_emissions_kg: String(200 + index),
    conditions: {
      change_before_departure: {
        allowed: index % 2 === 0,
        penalty_amount: index % 2 ? null : '40.00',
        penalty_currency: currency,
      },
      refund_before_departure: null,
    },
    payment_requirements: { requires_instant_payment: false },
    available_services: null,
    created_at: new Date().toISOString(),
    expires_at: new Date(Date.now() + 30 * 60_000).toISOString(),
  };
}

function fakeSlice(
  { origin, destination, departure_date: day }: AskedOffers['slices'][number],
  index: number,
  name: string,
  passengers: readonly { id: string }[],
  cabin: string,
) {
  const start = Date.parse(`${day}T00:00:00Z`) + (index % 24) * 3_600_000;
  const via = index % 10 === 9 ? ['XCH', 'XCI'] : index % 5 === 4 ? ['XCH'] : [];
  const places = [origin, ...via, destination];
  const segments = places.slice(1).map((place, leg) => {
    const leaves = start + leg * 4 * 3_600_000;
    return {
      id: `seg_${name}_${leg}`,
      origin: airport(places[leg] ?? origin),
      destination: airport(place),
      origin_terminal: index % 3 ? '1' : null,
      destination_terminal: null,
      departing_at: new Date(leaves).toISOString().slice(0, 19),
      arriving_at: new Date(leaves + 9_000_000).toISOString().slice(0, 19),
      duration: 'PT2H30M',
      marketing_carrier: airline(index),
      marketing_carrier_flight_number: String(100 + index),
      operating_carrier: airline(index % 3 === 2 ? index + 1 : index),
      operating_carrier_flight_number: String(100 + index),
      aircraft: index % 2 ? { id: 'arc_77W', iata_code: '77W', name: 'Boeing 777-300ER' } : null,
      stops: index % 7 === 6 ? [{ id: `sto_${name}`, duration: 'PT45M', airport: airport('XST') }] : [],
      passengers: passengers.map(({ id }) => ({
        passenger_id: id,
        cabin_class: cabin,
        cabin_class_marketing_name: cabin,
        fare_basis_code: 'OLR4R1RX',
        baggages: [{ type: 'checked', quantity: index % 3 }],
      })),
    };
  });
  const duration = `PT${via.length * 4 + 2}H30M`;
  return { id: `sli_${name}`, origin: airport(origin), destination: airport(destination), duration, segments };
}
