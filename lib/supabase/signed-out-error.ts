/** Thrown when the database finds no user, or no permission, for a request: the session has ended. */
export class SignedOutError extends Error {}

/** Throws when this `status` of the database means that. */
export function refuseSignedOut(status: number): void {
  if (status === 401 || status === 403) throw new SignedOutError(`The database answered ${status}`);
}
