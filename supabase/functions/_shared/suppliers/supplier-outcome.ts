/** What came of a question to one supplier, and what a function answers when nothing came of it. */
import { isBrokenCircuitError, isBulkheadRejectedError, TaskCancelledError } from 'cockatiel';
import type { SupplierReport } from '../contracts/supplier-report.ts';
import { errorAnswer } from '../json-http.ts';
import { isTimeUp } from './guarded.ts';
import type { Supplier } from './supplier.ts';
import { SupplierBusy } from './supplier-busy.ts';
import { type RefusalCode, SupplierRefusal } from './supplier-refusal.ts';

export type SupplierStatus = SupplierReport['status'];

export interface Lost<Source extends Supplier> {
  source: Source;
  status: Exclude<SupplierStatus, 'ok'>;
  milliseconds: number;
  /** Only of a refusal. */
  code?: RefusalCode;
}

export type Outcome<Source extends Supplier, Value> =
  | { source: Source; status: 'ok'; milliseconds: number; value: Value }
  | Lost<Source>;

export function isOk<Source extends Supplier, Value>(
  outcome: Outcome<Source, Value>,
): outcome is Extract<Outcome<Source, Value>, { status: 'ok' }> {
  return outcome.status === 'ok';
}

/** `error` is what a guarded supplier rejected with. */
export function lossOf(error: unknown): Pick<Lost<Supplier>, 'status' | 'code'> {
  if (error instanceof SupplierRefusal) return { status: 'refused', code: error.code };
  if (error instanceof SupplierBusy || isBulkheadRejectedError(error)) return { status: 'busy' };
  if (isBrokenCircuitError(error)) return { status: 'paused' };
  return { status: error instanceof TaskCancelledError || isTimeUp(error) ? 'tooSlow' : 'failed' };
}

export function reportOf({ source, status, milliseconds }: Outcome<Supplier, unknown>, offers: number): SupplierReport {
  return { name: source.name, sandbox: source.sandbox, status, offers, milliseconds };
}

/** The answer when no supplier answered; `outcomes` has at least one. */
export function answerLoss(outcomes: readonly Outcome<Supplier, unknown>[]): Response {
  const losses = outcomes.filter((outcome) => !isOk(outcome));
  const silent = losses.filter(({ status }) => status !== 'refused');
  const has = (...statuses: SupplierStatus[]) => silent.every(({ status }) => statuses.includes(status));
  if (silent.length === 0) {
    const code = losses.some((loss) => loss.code === 'partyTooLarge') ? 'partyTooLarge' : 'searchRefused';
    return errorAnswer(502, code, 'The supplier declined the search');
  }
  if (has('tooSlow')) return errorAnswer(504, 'supplierTooSlow', 'The supplier took too long');
  if (has('busy', 'paused')) return errorAnswer(502, 'supplierBusy', 'The supplier may not be asked for a while');
  return errorAnswer(502, 'supplierFailed', 'The supplier failed');
}
