/** Typing errors in the domain of an e-mail address. Only a suggestion, because any domain may exist. */

/** The most common mail domains of the region, which a typing error may mean. */
const meant = ['gmail.com', 'hotmail.com', 'outlook.com', 'yahoo.com', 'icloud.com'];
/** Existing domains that resemble those. */
const real = ['mail.com', 'email.com', 'ymail.com', 'hotmail.co.uk', 'yahoo.co.uk', 'yahoo.co.in', 'yahoo.com.sa'];
const providers = meant.map((domain) => domain.split('.')[0] ?? '');
/** "yahoo.fr" is a real domain, "yahoo.co" a typing error. */
const national = /^(?:gmail|hotmail|outlook|yahoo|icloud)\.(?!co$|cm$|om$)[a-z]{2}$/;
/** Typing errors of `.com`. */
const mistypedEnding = /\.(?:con|cmo|ocm|comm|coom|vom|xom|cpm|c0m|ccom|comn)$/;

/** The address that was probably meant; null for one that looks correct or is incomplete. */
export function suggestMail(typed: string): string | null {
  const [, mailbox, written] = /^\s*([^\s@]+)@([^\s@]+?)\.?\s*$/.exec(typed) ?? [];
  if (!mailbox || !written) return null;
  const domain = written.toLowerCase();
  if (meant.includes(domain) || real.includes(domain) || national.test(domain)) return null;
  if (providers.includes(domain)) return `${mailbox}@${domain}.com`;
  const ended = domain.replace(mistypedEnding, '.com');
  const nearest = meant.find((one) => distance(ended, one) <= (one.length > 9 ? 2 : 1));
  if (nearest) return `${mailbox}@${nearest}`;
  return ended === domain ? null : `${mailbox}@${ended}`;
}

/** The number of letters that are wrong, missing, superfluous, or swapped with their neighbour. */
export function distance(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 1; row <= one.length; row++) {
    rows[row] = [row];
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      const areSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      const ways = [at(row - 1, column) + 1, at(row, column - 1) + 1, at(row - 1, column - 1) + (isSame ? 0 : 1)];
      if (areSwapped) ways.push(at(row - 2, column - 2) + 1);
      rows[row]?.push(Math.min(...ways));
    }
  }
  return at(one.length, other.length);
}
