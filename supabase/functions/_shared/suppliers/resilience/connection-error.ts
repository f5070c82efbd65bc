/**
 * What the platform's fetch rejected with, by its kind alone: its message may hold the address, and in it what a visitor typed. The guard knows
 * one that ran out of time by the name.
 */
export function connectionError(error: unknown): Error {
  const fault = new Error('The connection failed');
  if (error instanceof Error) fault.name = error.name;
  return fault;
}
