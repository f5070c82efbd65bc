/** The flight status, from the first of the suppliers that answers. Logs nothing about who asks, nor for what. */
import * as z from 'zod/mini';
import { isKnownAirport } from '../_shared/airports.ts';
import { todayInQatar } from '../_shared/contracts/calendar-day.ts';
import { type FlightStatusAnswer, flightStatus, flightStatusRequest } from '../_shared/contracts/flight-status.ts';
import { type Call, checkedBody, createFunction } from '../_shared/function-frame.ts';
import { jsonAnswer } from '../_shared/json-http.ts';
import { askInTurn } from '../_shared/suppliers/ask-in-turn.ts';
import { chooseFlightStatusSuppliers } from '../_shared/suppliers/flight-status/choose-flight-status-suppliers.ts';
import type { FlightStatusSupplier } from '../_shared/suppliers/flight-status/flight-status-supplier.ts';
import { answerLoss, isOk } from '../_shared/suppliers/supplier-outcome.ts';
import { realSurroundings, type Surroundings } from '../_shared/surroundings.ts';

export const handler = createHandler(realSurroundings(chooseFlightStatusSuppliers, 10_000));

export function createHandler(surroundings: Surroundings<FlightStatusSupplier>): (request: Request) => Promise<Response> {
  return createFunction({ name: 'flight-status', bodyLimit: 4 * 1024 }, (call) => answerQuestion(call, surroundings));
}

async function answerQuestion({ body, signal, log }: Call, surroundings: Surroundings<FlightStatusSupplier>): Promise<Response> {
  const { environment, now, supplierLimitMs, suppliers } = surroundings;
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
  const outcomes = await askInTurn(guards, question, { signal, limitMs: supplierLimitMs, log });
  const found = outcomes.find(isOk);
  if (!found) return answerLoss(outcomes);
  const { source, value } = found;
  const answer: FlightStatusAnswer = {
    data: value.flights,
    searchParams: asked,
    dictionaries: { carriers: value.carriers },
    meta: { supplier: source.name, sandbox: source.sandbox, askedAt: askedAt.toISOString() },
  };
  return jsonAnswer(answer);
}
