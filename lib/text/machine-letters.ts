/** As the machine-readable lines of passports write Latin letters with marks (ICAO 9303-3, section 6 A); all others lose their marks. */
const letters: Readonly<Record<string, string>> = Object.fromEntries(
  'Ä AE,Å AA,Æ AE,Ð D,Đ D,Ə E,Ħ H,IJ IJ,Ł L,Ŋ N,Ö OE,Ø OE,Œ OE,Þ TH,Ŧ T,Ü UE,ẞ SS,ĸ Q,Ŀ L'
    .split(',')
    .map((pair) => pair.split(' ')),
);

/** "Müller" as MUELLER; null for a name without such letters, or with one of another script. */
export function inMachineLetters(name: string): string | null {
  const typed = name.trim().normalize('NFC');
  if (!/(?![a-z])\p{L}/iu.test(typed)) return null;
  const written = [...typed]
    .map(
      (letter) =>
        letters[letter.toUpperCase()] ??
        letters[letter] ??
        letter
          .toUpperCase()
          .normalize('NFD')
          .replace(/\p{Mn}/gu, ''),
    )
    .join('');
  return /^[A-Z][A-Z '’.-]*$/.test(written) ? written : null;
}

/** "First name unknown": the given name that airlines take for a person with one name, which is the surname then. */
export const noGivenNames = 'FNU';

/** The full name of a ticket as people are called: those with one name by that name. */
export function calledName(ticketName: string): string {
  const before = `${noGivenNames} `;
  return ticketName.startsWith(before) ? ticketName.slice(before.length) : ticketName;
}

/** As a family calls them. */
export function firstName(givenNames: string, surname: string): string {
  return givenNames === noGivenNames ? surname : givenNames;
}

/** The typed names of a person who has one name only. */
export function asOneName({ givenNames, surname }: { givenNames: string; surname: string }) {
  return { givenNames: noGivenNames, surname: [givenNames, surname].filter(Boolean).join(' ') };
}
