/** Thrown where the database knows nobody behind a request, or nobody who may: the session is over. */
export class SignedOutError extends Error {}

/** Throws when `status`, of an answer of the database, says so. */
export function refuseSignedOut(status: number): void {
  if (status === 401 || status === 403) throw new SignedOutError(`The database answered ${status}`);
}
