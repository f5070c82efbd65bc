/** The outcome of a request to one supplier, and the answer of a function when no supplier answered. */
import { isBrokenCircuitError, isBulkheadRejectedError, TaskCancelledError } from 'cockatiel';
import type { RefusalCode, SupplierFailure } from '../contracts/search-failure.ts';
import type { SupplierReport } from '../contracts/supplier-report.ts';
import { errorResponse } from '../json-http.ts';
import { RateLimited } from '../resilience/rate-limited.ts';
import { isTimeUp } from '../resilience/retry.ts';
import type { Source } from '../resilience/supplier.ts';
import { SupplierRefusal } from '../resilience/supplier-refusal.ts';
import { NoExchangeRate } from './no-usable-offers.ts';

export type SupplierStatus = SupplierReport['status'];

export interface FailedOutcome<Asked extends Source> {
  source: Asked;
  status: Exclude<SupplierStatus, 'ok'>;
  milliseconds: number;
  /** Only of a refusal. */
  code?: RefusalCode;
}

export type Outcome<Asked extends Source, Value> =
  | { source: Asked; status: 'ok'; milliseconds: number; value: Value }
  | FailedOutcome<Asked>;

export function isOk<Asked extends Source, Value>(
  outcome: Outcome<Asked, Value>,
): outcome is Extract<Outcome<Asked, Value>, { status: 'ok' }> {
  return outcome.status === 'ok';
}

/** `error` is the rejection of a wrapped supplier. */
export function outcomeOfError(error: unknown): Pick<FailedOutcome<Source>, 'status' | 'code'> {
  if (error instanceof NoExchangeRate) return { status: 'failed' };
  if (error instanceof SupplierRefusal) return { status: 'refused', code: error.code };
  if (error instanceof RateLimited || isBulkheadRejectedError(error)) return { status: 'busy' };
  if (isBrokenCircuitError(error)) return { status: 'paused' };
  return { status: error instanceof TaskCancelledError || isTimeUp(error) ? 'tooSlow' : 'failed' };
}

/** The part of an answer about its suppliers; `found` are its offers, each with the name of its supplier. */
export function metaOf(outcomes: readonly Outcome<Source, unknown>[], found: readonly { supplier: string }[]) {
  const suppliers = outcomes.map(({ source, status, milliseconds }): SupplierReport => {
    const offers = found.filter(({ supplier }) => supplier === source.name).length;
    return { name: source.name, sandbox: source.sandbox, status, offers, milliseconds };
  });
  const selling = suppliers.filter(({ offers }) => offers > 0);
  const named = selling.length > 0 ? selling : suppliers.filter(({ status }) => status === 'ok');
  return {
    supplier: named.map(({ name }) => name).join('+'),
    sandbox: named.some(({ sandbox }) => sandbox),
    suppliers,
  };
}

const failureAnswers: Readonly<Record<SupplierFailure, { status: number; error: string }>> = {
  supplierRefused: { status: 502, error: 'The supplier declined the search' },
  partyTooLarge: { status: 502, error: 'The supplier declined the search' },
  supplierTooSlow: { status: 504, error: 'The supplier took too long' },
  supplierBusy: { status: 502, error: 'The supplier has been asked too often' },
  supplierFailed: { status: 502, error: 'The supplier failed' },
};

/** The answer when no supplier answered; `outcomes` has at least one. */
export function failureResponse(outcomes: readonly Outcome<Source, unknown>[]): Response {
  const code = failureOf(outcomes.filter((outcome) => !isOk(outcome)));
  const { status, error } = failureAnswers[code];
  return errorResponse(status, code, error);
}

/** One code for the outcomes of all suppliers. A refusal counts only when no other failure occurred. */
function failureOf(losses: readonly FailedOutcome<Source>[]): SupplierFailure {
  const silent = losses.filter(({ status }) => status !== 'refused');
  const areAll = (...statuses: SupplierStatus[]) => silent.every(({ status }) => statuses.includes(status));
  if (silent.length === 0) return losses.some(({ code }) => code === 'partyTooLarge') ? 'partyTooLarge' : 'supplierRefused';
  if (areAll('tooSlow')) return 'supplierTooSlow';
  return areAll('busy', 'paused') ? 'supplierBusy' : 'supplierFailed';
}
