/** Thrown when the database finds no user, or no permission, behind a request: the session is over. */
export class SignedOutError extends Error {}

/** Throws when `status`, from the database, means that. */
export function refuseSignedOut(status: number): void {
  if (status === 401 || status === 403) throw new SignedOutError(`The database answered ${status}`);
}
