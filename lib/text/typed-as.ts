import * as z from 'zod/mini';

/** A text of at most 200 characters that `tidy` accepts. */
export const typedAs = (tidy: (typed: string) => string | null, error: string) =>
  z.pipe(z.pipe(z.string({ error }).check(z.maxLength(200, { error })), z.transform(tidy)), z.string({ error }));
