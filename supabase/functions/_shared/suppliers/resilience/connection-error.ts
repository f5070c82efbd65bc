/**
 * The error of a failed fetch with its name only, by which a timeout is recognised: the message may contain the address, and in it what
 * a visitor typed.
 */
export function connectionError(error: unknown): Error {
  const fault = new Error('The connection failed');
  if (error instanceof Error) fault.name = error.name;
  return fault;
}
