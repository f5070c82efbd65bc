/**
 * The error of a failed fetch, with its name only (timeouts are recognised by it): the message may contain the address and so the visitor's input.
 */
export function connectionError(error: unknown): Error {
  const failure = new Error('The connection failed');
  if (error instanceof Error) failure.name = error.name;
  return failure;
}
