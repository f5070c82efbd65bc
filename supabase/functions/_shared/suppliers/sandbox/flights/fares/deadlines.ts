/** How long prices and seats are held: invented, but constant per airline. */
import type { FlightOffer } from '../../../../contracts/flights/flight-search.ts';
import { chance } from '../../seeded.ts';
import { sandboxAirlines } from '../network/airlines.ts';
import type { Trip } from '../trips.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** In milliseconds before departure: from then on every airline requires immediate payment. */
const lastHoldMs = 4 * 24 * hourMs;

/**
 * Low-cost airlines hold a price for 10 to 30 minutes and require immediate payment. Alliance members hold seats for one to three days; two of
 * three also guarantee the price for half of that. The others state nothing.
 */
export function deadlinesOf({ validatingAirline: code, journeys }: Trip, now: Date | undefined): Partial<FlightOffer> {
  const airline = sandboxAirlines[code];
  if (!now || !airline) return {};
  const after = (milliseconds: number) => new Date(now.getTime() + milliseconds).toISOString();
  const isSoon = (journeys[0]?.departure ?? 0) * minuteMs - now.getTime() < lastHoldMs;
  if (airline.lowCost) {
    const minutes = 10 + Math.floor(chance(`deadline ${code}`) * 21);
    return { expiresAt: after(minutes * minuteMs), paymentRequirements: { requiresInstantPayment: true } };
  }
  if (!airline.alliance) return {};
  if (isSoon) return { paymentRequirements: { requiresInstantPayment: true } };
  const hold = (1 + Math.floor(chance(`hold ${code}`) * 3)) * 24 * hourMs;
  const isGuaranteed = chance(`guarantee ${code}`) < 2 / 3;
  return {
    paymentRequirements: {
      requiresInstantPayment: false,
      paymentRequiredBy: after(hold),
      ...(isGuaranteed && { priceGuaranteedUntil: after(hold / 2) }),
    },
  };
}
