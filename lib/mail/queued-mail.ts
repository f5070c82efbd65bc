import * as z from 'zod/mini';
import { answerBy } from '@/lib/bookings/answer-by';
import { siteUrl } from '@/lib/env';
import { type Locale, locales, localizePath } from '@/lib/i18n/locales';
import { momentInQatar } from '@/lib/i18n/opening-hours';

/** A row of public.mail_outbox, as from claim_mail. */
export const queuedMail = z.object({
  id: z.coerce.number(),
  kind: z.string(),
  /** An address, or `agency`. */
  recipient: z.string(),
  language: z.enum(locales),
  data: z.looseObject({
    /** The origin of links for a request made on a preview; else the site's own. */
    base: z.optional(z.nullable(z.url())),
    reference: z.optional(z.string()),
  }),
  attempts: z.number(),
  created_at: z.string(),
});
export type QueuedMail = z.infer<typeof queuedMail>;

/** The origin of the links in this mail, without a trailing slash. */
export function baseOf({ data }: Pick<QueuedMail, 'data'>): string {
  return data.base ?? siteUrl();
}

/** The whole address of a page of the site; `path` is English, with its query if any. */
export function linkTo(mail: Pick<QueuedMail, 'data'>, path: string, locale: Locale): string {
  return baseOf(mail) + localizePath(path, locale);
}

/** When the answer to a request made at `asked` is due. */
export function answerMoment(asked: string, locale: Locale): string {
  return momentInQatar(answerBy(new Date(asked)), locale);
}
