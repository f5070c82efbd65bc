/** Outcomes of subscribing, unsubscribing and choosing whether opened mails are counted; each has its own page. */
export const outcomes = ['sent', 'unsent', 'expired', 'unsubscribed', 'counting', 'uncounted'] as const;
export type Outcome = (typeof outcomes)[number];

export function isOutcome(text: string): text is Outcome {
  return outcomes.some((outcome) => outcome === text);
}

/** Why an address was not accepted, as keys of `newsletter.errors`. */
export type NewsletterError = 'emailInvalid' | 'refused' | 'tooMany' | 'notStored';

/** Fields of the forms: the address, the language, the honeypot, which visitors leave empty, and whether opened mails may be counted. */
export const formFields = { email: 'email', locale: 'locale', empty: 'homepage', opens: 'opens' } as const;
