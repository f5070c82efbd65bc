/** Header of a request by somebody who was signed in on its form: stored without an account, it would be missed there. */
export const expectsAccount = 'x-expects-account';
