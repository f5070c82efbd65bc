/**
 * The error of a failed fetch, with its name only (timeouts are recognised by it): the message may contain the address and so the visitor's input.
 */
export function connectionError(error: unknown): Error {
  const fault = new Error('The connection failed');
  if (error instanceof Error) fault.name = error.name;
  return fault;
}
