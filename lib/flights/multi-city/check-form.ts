import { isCalendarDay, todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import { isSamePlace } from '@/supabase/functions/_shared/contracts/flights/city-airports';
import { flightSearchRequest } from '@/supabase/functions/_shared/contracts/flights/flight-request';
import { partyErrors } from '../search/address-form';
import type { MultiCityParams } from './address';
import { earliestDayOf, isComplete, isPartyTooLarge, type Leg, legLimits, type MultiCityForm } from './legs';
import { type MultiCityPayload, multiCityPayload, searchesOfPayload } from './payload';

export type LegField = 'from' | 'to' | 'departureDate';
export type LegErrors = Partial<Record<LegField, string>>;

export interface MultiCityErrors {
  /** For the form as a whole: a key of `flights.multiCity.errors`. */
  whole?: 'incomplete' | 'tooFew';
  /** By position of the leg: keys of `flights.errors`. */
  legs: Readonly<Record<number, LegErrors>>;
  /** A key of `flights.errors`. */
  passengers?: string;
  /** Of the cabin: a key of `flights.errors`. */
  class?: string;
}

export const noErrors: MultiCityErrors = { legs: {} };

export type MultiCityCheck = { payload: MultiCityPayload } | { errors: MultiCityErrors };

const fieldOfPath: Record<string, LegField> = { origin: 'from', destination: 'to', departureDate: 'departureDate' };

/** The form as a search, or its errors. */
export function checkMultiCityForm(form: MultiCityForm, today: string = todayInQatar()): MultiCityCheck {
  const payload = multiCityPayload(form);
  const legs: Record<number, LegErrors> = {};
  let passengers = isPartyTooLarge(form) ? 'partyTooLarge' : undefined;
  for (const [index, search] of searchesOfPayload(payload).entries()) {
    const found: LegErrors = missingFields(form.legs[index]);
    for (const { path, message } of flightSearchRequest({ today, isSamePlace }).safeParse(search).error?.issues ?? []) {
      const field = fieldOfPath[String(path[0])];
      if (field) found[field] ??= message;
      else passengers ??= message;
    }
    if (search.departureDate && search.departureDate < earliestDayOf(form, index, '')) found.departureDate ??= 'departureOrder';
    if (Object.keys(found).length > 0) legs[index] = found;
  }
  const whole = form.legs.length < legLimits.min ? 'tooFew' : isComplete(form) ? undefined : 'incomplete';
  if (!whole && !passengers && Object.keys(legs).length === 0) return { payload };
  return { errors: { ...(whole && { whole }), legs, ...(passengers && { passengers }) } };
}

/** The errors of a form filled in from an address. The address reader drops past days; they are reported here. */
export function addressErrors(params: MultiCityParams, form: MultiCityForm, today: string = todayInQatar()): MultiCityErrors {
  const check = checkMultiCityForm(form, today);
  const found = 'errors' in check ? check.errors : noErrors;
  const isPast = ({ departureDate }: { departureDate: string }) => isCalendarDay(departureDate) && departureDate < today;
  const legs = { ...found.legs };
  for (const [index, leg] of params.legs.entries())
    if (isPast(leg)) legs[index] = { ...legs[index], departureDate: 'departurePast' };
  const isOnlyPast = form.legs.every(
    ({ from, to, departureDate }, index) => from && to && (departureDate || legs[index]?.departureDate === 'departurePast'),
  );
  const { whole, ...rest } = found;
  if (params.legs.length < legLimits.min) return { ...partyErrors(params), whole: 'tooFew', legs: {} };
  return { ...partyErrors(params), ...rest, ...(whole && !isOnlyPast && { whole }), legs };
}

function missingFields(leg: Leg | undefined): LegErrors {
  return {
    ...(!leg?.from && { from: 'airportRequired' }),
    ...(!leg?.to && { to: 'airportRequired' }),
    ...(!leg?.departureDate && { departureDate: 'departureRequired' }),
  };
}
