/** They say "split in 4" (tabby.ai, tamara.co; read on 2026-11-29); how many it becomes is theirs and the customer's to decide. */
const count = 4;

/** The parts of `amount` dirhams: equal ones, and the last with what the division leaves. */
export function instalmentsOf(amount: number): { each: number; last: number } {
  const each = Math.floor(amount / count);
  return { each, last: amount - each * (count - 1) };
}
