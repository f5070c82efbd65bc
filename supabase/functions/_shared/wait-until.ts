/** Supabase ends a function's process soon after its answer, unless `waitUntil` names pending work. Other runtimes stay. */
export function waitUntil(work: Promise<unknown>): void {
  const { EdgeRuntime } = globalThis as { EdgeRuntime?: { waitUntil(work: Promise<unknown>): void } };
  EdgeRuntime?.waitUntil(work);
}
