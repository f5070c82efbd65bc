/** The lowest fare of each day: checks the question, asks the supplier once, within its time limit. Nothing here can be bought, so nothing is sealed. */
import * as z from 'zod/mini';
import { isKnownAirport } from '../_shared/airports.ts';
import { todayInQatar } from '../_shared/contracts/calendar-day.ts';
import {
  calendarDaysOf,
  type DayFare,
  type FlightCalendarAnswer,
  type FlightCalendarRequest,
  flightCalendarAnswer,
  flightCalendarRequest,
} from '../_shared/contracts/flight-calendar.ts';
import { readEnvironment } from '../_shared/environment.ts';
import { answerToMethod, errorAnswer, jsonAnswer, RequestProblem, readJsonBody } from '../_shared/json-http.ts';
import { faultOf, untilAborted } from '../_shared/supplier-call.ts';
import { chooseFlightSupplier } from '../_shared/suppliers/choose-flight-supplier.ts';
import type { FlightSupplier } from '../_shared/suppliers/flight-supplier.ts';
import { SupplierRefusal } from '../_shared/suppliers/supplier-refusal.ts';

const bodyLimit = 4 * 1024;
/** As the search has it: nobody gets to the gate of a flight that leaves sooner. */
const noticeMs = 2 * 60 * 60_000;

/** What the handler takes from outside; tests give their own. */
export interface FlightCalendarSurroundings {
  environment: (name: string) => string | undefined;
  now: () => Date;
  supplierLimitMs: number;
  supplier?: FlightSupplier;
}

export const handler = createHandler({ environment: readEnvironment, now: () => new Date(), supplierLimitMs: 10_000 });

export function createHandler(surroundings: FlightCalendarSurroundings): (request: Request) => Promise<Response> {
  return async (request) => {
    const early = answerToMethod(request);
    if (early) return early;
    try {
      return await answerQuestion(request, surroundings);
    } catch (error) {
      if (error instanceof RequestProblem) return error.answer;
      console.error(`flight-calendar: ${faultOf(error)}`);
      return errorAnswer(500, 'internal', 'The lowest fares failed');
    }
  };
}

async function answerQuestion(
  request: Request,
  { environment, now, supplierLimitMs, supplier }: FlightCalendarSurroundings,
): Promise<Response> {
  const source = supplier ?? chooseFlightSupplier(environment('FLIGHT_SUPPLIER'));
  const searchedAt = now();
  const today = todayInQatar(searchedAt);
  const checked = flightCalendarRequest({ today, isKnownAirport }).safeParse(await readJsonBody(request, bodyLimit));
  if (!checked.success) {
    const details = checked.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
    return errorAnswer(400, 'invalidSearch', 'The question is not valid', details);
  }
  if (!source.lowestFares) return errorAnswer(501, 'notOffered', 'The supplier knows no lowest fares by day');
  const limit = AbortSignal.timeout(supplierLimitMs);
  const signal = AbortSignal.any([limit, request.signal]);
  const context = { signal, today, notBefore: new Date(searchedAt.getTime() + noticeMs) };
  try {
    const fares = await untilAborted(source.lowestFares(checked.data, context), signal);
    const answer: FlightCalendarAnswer = {
      data: keepContract(checked.data, fares),
      searchParams: checked.data,
      meta: { supplier: source.name, sandbox: source.sandbox, searchedAt: searchedAt.toISOString() },
    };
    return jsonAnswer(answer);
  } catch (error) {
    if (limit.aborted) return errorAnswer(504, 'supplierTooSlow', 'The supplier took too long');
    if (error instanceof SupplierRefusal) return errorAnswer(502, error.code, 'The supplier declined the question');
    console.error(`flight-calendar: ${source.name} failed: ${faultOf(error)}`);
    return errorAnswer(502, 'supplierFailed', 'The supplier failed');
  }
}

/** What a supplier sends is checked like any input: exactly the days asked for, in order. */
function keepContract(asked: FlightCalendarRequest, fares: DayFare[]): DayFare[] {
  const kept = z.parse(flightCalendarAnswer.shape.data, fares);
  const days = calendarDaysOf(asked);
  if (kept.length !== days.length || kept.some(({ date }, index) => date !== days[index])) {
    throw new Error('The supplier answered for other days');
  }
  return kept;
}
