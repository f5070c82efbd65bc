/** The flight status, from the first supplier that answers. Logs nothing about the visitor or the flight. */
import * as z from 'zod/mini';
import { isKnownAirport } from '../_shared/airports.ts';
import { todayInQatar } from '../_shared/contracts/calendar-day.ts';
import { type FlightStatusResponse, flightStatus, flightStatusRequest } from '../_shared/contracts/flights/flight-status.ts';
import { type Call, checkedBody, createFunction } from '../_shared/function-frame.ts';
import { type HandlerDependencies, productionDependencies } from '../_shared/handler-dependencies.ts';
import { jsonResponse } from '../_shared/json-http.ts';
import { serveSite } from '../_shared/only-from-site.ts';
import { callWithFailover } from '../_shared/suppliers/call-with-failover.ts';
import { chooseFlightStatusSuppliers } from '../_shared/suppliers/flight-status/choose-flight-status-suppliers.ts';
import type { FlightStatusSupplier } from '../_shared/suppliers/flight-status/flight-status-supplier.ts';
import { failureResponse, isOk } from '../_shared/suppliers/supplier-outcome.ts';

serveSite(createHandler(productionDependencies(chooseFlightStatusSuppliers, 'flight-status')));

export function createHandler(dependencies: HandlerDependencies<FlightStatusSupplier>): (request: Request) => Promise<Response> {
  return createFunction({ name: 'flight-status', bodyLimit: 4 * 1024 }, (call) => handleRequest(call, dependencies));
}

async function handleRequest(
  { body, signal, log }: Call,
  dependencies: HandlerDependencies<FlightStatusSupplier>,
): Promise<Response> {
  const { environment, now, supplierLimitMs, suppliers } = dependencies;
  const guards = suppliers(environment);
  const askedAt = now();
  const schema = flightStatusRequest(body, { today: todayInQatar(askedAt), isKnownAirport });
  const asked = checkedBody(schema, body);
  const question = {
    kind: 'status',
    ask: async (source: FlightStatusSupplier, limit: AbortSignal, endsAt: number) => {
      const context = { signal: limit, endsAt, now: askedAt };
      const supplied = await ('flight' in asked ? source.byNumber(asked, context) : source.byRoute(asked, context));
      return { ...supplied, flights: z.parse(z.array(flightStatus), supplied.flights) };
    },
  };
  const outcomes = await callWithFailover(guards, question, { signal, limitMs: supplierLimitMs, log });
  const found = outcomes.find(isOk);
  if (!found) return failureResponse(outcomes);
  const { source, value } = found;
  const answer: FlightStatusResponse = {
    data: value.flights,
    searchParams: asked,
    dictionaries: { carriers: value.carriers },
    meta: { supplier: source.name, sandbox: source.sandbox, askedAt: askedAt.toISOString() },
  };
  return jsonResponse(answer);
}
