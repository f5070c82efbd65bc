/** Where a shallow crop of a drawing looks, as CSS says it, for those that lose what they are about in the middle. */
const focus: Readonly<Record<string, string>> = {
  // Burj Khalifa to its tip; the riders below are either whole or left out.
  dubai: '50% 0%',
  // The Kaaba stands low.
  umrah: '50% 100%',
  // The passport lies on the desk below the window.
  visa: '50% 100%',
};

export const focusOf = (slug: string): string | undefined => focus[slug];
