/** Outcomes of subscribing, confirming and unsubscribing; each has its own page. */
export const outcomes = ['sent', 'unsent', 'confirmed', 'expired', 'unsubscribed'] as const;
export type Outcome = (typeof outcomes)[number];

export function isOutcome(text: string): text is Outcome {
  return outcomes.some((outcome) => outcome === text);
}

/** Why an address was not accepted, as keys of `newsletter.errors`. */
export type NewsletterError = 'emailInvalid' | 'refused' | 'tooMany' | 'notStored';

/** Fields of the form: the address, the language, and the honeypot, which visitors leave empty. */
export const formFields = { email: 'email', locale: 'locale', empty: 'homepage' } as const;
