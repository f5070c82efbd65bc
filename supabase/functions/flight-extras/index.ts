/** The extras of a signed offer: asks its supplier for bags, seats and meals. Logs nothing about travellers. */
import * as z from 'zod/mini';
import { type FlightExtrasResponse, flightExtras } from '../_shared/contracts/flights/flight-extras.ts';
import { flightPriceRequest } from '../_shared/contracts/flights/flight-price.ts';
import { type Call, createFunction } from '../_shared/function-frame.ts';
import { type HandlerDependencies, productionDependencies } from '../_shared/handler-dependencies.ts';
import { errorResponse, jsonResponse } from '../_shared/json-http.ts';
import { suppliedFlight } from '../_shared/markup/flight-markup.ts';
import { serveSite } from '../_shared/only-from-site.ts';
import { readSealedOffer } from '../_shared/sealed-offer.ts';
import { callSupplier } from '../_shared/suppliers/call-suppliers.ts';
import { chooseFlightSuppliers } from '../_shared/suppliers/flights/choose-flight-suppliers.ts';
import { flightMoment } from '../_shared/suppliers/flights/flight-question.ts';
import type { FlightSupplier } from '../_shared/suppliers/flights/flight-supplier.ts';
import { failureResponse, isOk } from '../_shared/suppliers/supplier-outcome.ts';

serveSite(createHandler(productionDependencies(chooseFlightSuppliers, 'flight-extras')));

export function createHandler(dependencies: HandlerDependencies<FlightSupplier>): (request: Request) => Promise<Response> {
  return createFunction({ name: 'flight-extras', bodyLimit: 64 * 1024 }, (call) => handleExtras(call, dependencies));
}

async function handleExtras(call: Call, dependencies: HandlerDependencies<FlightSupplier>): Promise<Response> {
  const sealed = await readSealedOffer(call, dependencies, {
    question: flightPriceRequest,
    isOver: ({ departureDate }, askedAt) => departureDate < flightMoment(askedAt).today,
    suppliedOf: suppliedFlight,
  });
  if (sealed instanceof Response) return sealed;
  const { guard, supplied, search, askedAt } = sealed;
  if (!guard) return answerWith({ status: 'gone' });
  const { extras } = guard.source;
  if (!extras) return errorResponse(501, 'notOffered', 'The supplier sells nothing beside the seat');

  const question = {
    kind: 'extras',
    ask: async (_: FlightSupplier, limit: AbortSignal, endsAt: number) =>
      z.parse(z.nullable(flightExtras), await extras(supplied, search, { ...flightMoment(askedAt), signal: limit, endsAt })),
  };
  const around = { signal: call.signal, limitMs: dependencies.supplierLimitMs, log: call.log };
  const outcome = await callSupplier(guard, question, around);
  if (!isOk(outcome)) return failureResponse([outcome]);
  const { source, value } = outcome;
  if (!value) return answerWith({ status: 'gone' });
  return answerWith({ status: 'ok', extras: value, meta: { supplier: source.name, sandbox: source.sandbox } });
}

function answerWith(answer: FlightExtrasResponse): Response {
  return jsonResponse(answer);
}
