/** The lowest fare of each day at the agency's price, from the first supplier that knows them. They cannot be bought, so they are not signed. */
import * as z from 'zod/mini';
import {
  calendarDaysOf,
  type DayFare,
  type FlightCalendarRequest,
  type FlightCalendarResponse,
  flightCalendarRequest,
  flightCalendarResponse,
} from '../_shared/contracts/flights/flight-calendar.ts';
import { type Call, checkedBody, createFunction } from '../_shared/function-frame.ts';
import { type HandlerDependencies, productionDependencies } from '../_shared/handler-dependencies.ts';
import { errorResponse, jsonResponse } from '../_shared/json-http.ts';
import { markUpDay } from '../_shared/markup/flight-markup.ts';
import { serveSite } from '../_shared/only-from-site.ts';
import { callSupplier } from '../_shared/suppliers/call-suppliers.ts';
import { chooseFlightSuppliers } from '../_shared/suppliers/flights/choose-flight-suppliers.ts';
import { flightMoment, knownPlaces, refusedParty } from '../_shared/suppliers/flights/flight-question.ts';
import type { FlightSupplier } from '../_shared/suppliers/flights/flight-supplier.ts';
import { failureResponse, isOk } from '../_shared/suppliers/supplier-outcome.ts';

serveSite(createHandler(productionDependencies(chooseFlightSuppliers, 'flight-calendar')));

export function createHandler(dependencies: HandlerDependencies<FlightSupplier>): (request: Request) => Promise<Response> {
  return createFunction({ name: 'flight-calendar', bodyLimit: 4 * 1024 }, (call) => handleRequest(call, dependencies));
}

async function handleRequest({ body, signal, log }: Call, dependencies: HandlerDependencies<FlightSupplier>): Promise<Response> {
  const { environment, now, supplierLimitMs, suppliers, findMarkupRules } = dependencies;
  const guards = suppliers(environment);
  const searchedAt = now();
  const moment = flightMoment(searchedAt);
  const asked = checkedBody(flightCalendarRequest({ today: moment.today, ...knownPlaces }), body);
  const guard = guards.find(({ source }) => source.lowestFares);
  const lowestFares = guard?.source.lowestFares;
  if (!guard || !lowestFares) return errorResponse(501, 'notOffered', 'No supplier knows the lowest fares by day');

  const question = {
    kind: 'calendar',
    refuses: refusedParty(asked),
    ask: async (_: FlightSupplier, limit: AbortSignal) =>
      keepContract(asked, await lowestFares(asked, { ...moment, signal: limit })),
  };
  const [outcome, rules] = await Promise.all([
    callSupplier(guard, question, { signal, limitMs: supplierLimitMs, log }),
    findMarkupRules(environment),
  ]);
  if (!isOk(outcome)) return failureResponse([outcome]);
  const { source, value } = outcome;
  const answer: FlightCalendarResponse = {
    data: value.map((day) => markUpDay(day, asked, rules)),
    searchParams: asked,
    meta: { supplier: source.name, sandbox: source.sandbox, searchedAt: searchedAt.toISOString() },
  };
  return jsonResponse(answer);
}

/** Suppliers' answers are checked like any input: exactly the requested days, in order. */
function keepContract(asked: FlightCalendarRequest, fares: DayFare[]): DayFare[] {
  const parsed = z.parse(flightCalendarResponse.shape.data, fares);
  const days = calendarDaysOf(asked);
  if (parsed.length !== days.length || parsed.some(({ date }, index) => date !== days[index])) {
    throw new Error('The supplier answered for other days');
  }
  return parsed;
}
