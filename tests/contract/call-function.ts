import { beforeEach, expect, vi } from 'vitest';
import type { HandlerDependencies } from '@/supabase/functions/_shared/handler-dependencies';
import { createResilientSupplier, type ResilientSupplier } from '@/supabase/functions/_shared/resilience/resilient-supplier';
import type { Source } from '@/supabase/functions/_shared/resilience/supplier';

export const secret = 'a secret of the tests, long enough to sign with';
export const now = new Date('2026-11-21T09:00:00Z');

/** These suppliers, whatever the settings are, with the same protection as in production. */
export function only<Asked extends Source>(...suppliers: Asked[]): () => readonly ResilientSupplier<Asked>[] {
  const guards = suppliers.map((supplier) => createResilientSupplier(supplier));
  return () => guards;
}

/** A handler of the function with these suppliers, and a POST to it. */
export function functionWith<Asked extends Source>(
  createHandler: (dependencies: HandlerDependencies<Asked>) => (request: Request) => Promise<Response>,
  suppliers: HandlerDependencies<Asked>['suppliers'],
) {
  return (
    more: Partial<HandlerDependencies<Asked>> = {},
    environment: Record<string, string> = { OFFER_SIGNING_SECRET: secret },
  ) =>
    createHandler({
      environment: (name) => environment[name],
      now: () => now,
      supplierLimitMs: 10_000,
      suppliers,
      findMarkupRules: async () => [],
      ...more,
    });
}

export function post(body: unknown, headers: Record<string, string> = { 'Content-Type': 'application/json' }): Request {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return new Request('http://functions.test/', { method: 'POST', headers, body: text });
}

/** Supplier questions are logged as information and warnings; errors still fail a test. */
export function muteLogs() {
  beforeEach(() => {
    for (const level of ['info', 'warn'] as const) vi.spyOn(console, level).mockImplementation(() => undefined);
  });
}

/** The handler logs this once; anything else on console.error fails the test. */
export function expectOneLog() {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  return () => {
    expect(log).toHaveBeenCalledOnce();
    return String(log.mock.calls[0]?.[0]);
  };
}

/** Suppliers that are too slow: one observes the signal, one ignores it. */
export const tooSlow: [string, (signal: AbortSignal) => Promise<never>][] = [
  ['heeding the signal', (signal) => new Promise((_, no) => signal.addEventListener('abort', () => no(signal.reason)))],
  ['deaf to it', () => new Promise(() => undefined)],
];
