/** How the agency is reached, as a kind of published content (lib/content/kinds.ts): the type of its file, and the form of the desk. */
import * as z from 'zod/mini';
import { line, optionalUrl, phone, time } from '@/lib/checks';

const hours = z.object({ opens: time, closes: time }).check(({ value, issues }) => {
  const isInOrder = value.opens < value.closes;
  if (!isInOrder) issues.push({ code: 'custom', input: value, path: ['closes'], message: 'timesOrder' });
});

const email = line(120).check(z.email({ error: 'email' }));

export const contactContent = z.object({
  /** As it is shown; what is dialled has no spaces. */
  phone,
  whatsapp: phone,
  email,
  /** For packages, and for agencies. */
  holidaysEmail: email,
  b2bEmail: email,
  /** Twenty-four-hour clock, Qatar time; of all offices. */
  openingHours: z.object({ saturdayToThursday: hours, friday: hours }),
  /** Addresses of the profiles; an empty one is not shown. */
  social: z.object({
    instagram: optionalUrl,
    facebook: optionalUrl,
    x: optionalUrl,
    linkedin: optionalUrl,
    youtube: optionalUrl,
  }),
});
export type ContactContent = z.infer<typeof contactContent>;
