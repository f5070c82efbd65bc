/** The flight status: checks the question, asks the supplier within its time limit. Logs nothing about who asks, nor for what. */
import * as z from 'zod/mini';
import { isKnownAirport } from '../_shared/airports.ts';
import { todayInQatar } from '../_shared/contracts/calendar-day.ts';
import { type FlightStatusAnswer, flightStatus, flightStatusRequest } from '../_shared/contracts/flight-status.ts';
import { readEnvironment } from '../_shared/environment.ts';
import { answerToMethod, errorAnswer, jsonAnswer, RequestProblem, readJsonBody } from '../_shared/json-http.ts';
import { faultOf, untilAborted } from '../_shared/supplier-call.ts';
import { chooseFlightStatusSupplier } from '../_shared/suppliers/flight-status/choose-flight-status-supplier.ts';
import { type FlightStatusSupplier, SupplierBusy } from '../_shared/suppliers/flight-status/flight-status-supplier.ts';

const bodyLimit = 4 * 1024;

/** What the handler takes from outside; tests give their own. */
export interface FlightStatusSurroundings {
  environment: (name: string) => string | undefined;
  now: () => Date;
  supplierLimitMs: number;
  supplier?: FlightStatusSupplier;
}

export const handler = createHandler({ environment: readEnvironment, now: () => new Date(), supplierLimitMs: 10_000 });

export function createHandler(surroundings: FlightStatusSurroundings): (request: Request) => Promise<Response> {
  return async (request) => {
    const early = answerToMethod(request);
    if (early) return early;
    try {
      return await answerQuestion(request, surroundings);
    } catch (error) {
      if (error instanceof RequestProblem) return error.answer;
      console.error(`flight-status: ${faultOf(error)}`);
      return errorAnswer(500, 'internal', 'The flight status failed');
    }
  };
}

async function answerQuestion(
  request: Request,
  { environment, now, supplierLimitMs, supplier }: FlightStatusSurroundings,
): Promise<Response> {
  const source = supplier ?? chooseFlightStatusSupplier(environment);
  const askedAt = now();
  const body = await readJsonBody(request, bodyLimit);
  const checked = flightStatusRequest(body, { today: todayInQatar(askedAt), isKnownAirport }).safeParse(body);
  if (!checked.success) {
    const details = checked.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
    return errorAnswer(400, 'invalidSearch', 'The question is not valid', details);
  }
  const asked = checked.data;
  const limit = AbortSignal.timeout(supplierLimitMs);
  const signal = AbortSignal.any([limit, request.signal]);
  const context = { signal, now: askedAt };
  try {
    const search = 'flight' in asked ? source.byNumber(asked, context) : source.byRoute(asked, context);
    const { flights, carriers } = await untilAborted(search, signal);
    const answer: FlightStatusAnswer = {
      data: z.parse(z.array(flightStatus), flights),
      searchParams: asked,
      dictionaries: { carriers },
      meta: { supplier: source.name, sandbox: source.sandbox, askedAt: askedAt.toISOString() },
    };
    return jsonAnswer(answer);
  } catch (error) {
    if (limit.aborted) return errorAnswer(504, 'supplierTooSlow', 'The supplier took too long');
    if (error instanceof SupplierBusy) return errorAnswer(502, 'supplierBusy', 'The supplier has been asked too often');
    console.error(`flight-status: ${source.name} failed: ${faultOf(error)}`);
    return errorAnswer(502, 'supplierFailed', 'The supplier failed');
  }
}
