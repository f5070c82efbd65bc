import { createHash } from 'node:crypto';

/** Eight hexadecimal digits by which a change of a text is noticed. */
export const hashOfText = (text) => createHash('sha256').update(text).digest('hex').slice(0, 8);
