import 'server-only';
import * as z from 'zod/mini';
import type { Composed } from './layout';
import { linkTo, type QueuedMail } from './queued-mail';
import { wordsIn } from './words';

const told = z.object({ title: z.string(), message: z.string() });

/** What the bell says of something that was moved on, and where it can be followed. */
const pages = {
  enquiry_status: { path: () => '/contact', label: 'status.contact', why: 'why.enquiry' },
  change_status: {
    path: (reference: string) => `/support/manage-booking?reference=${reference}`,
    label: 'booking.manage',
    why: 'why.booking',
  },
  refund_status: {
    path: (reference: string) => `/support/track-refund?reference=${reference}`,
    label: 'status.refund',
    why: 'why.booking',
  },
  visa_status: {
    path: (reference: string) => `/support/track-visa?reference=${reference}`,
    label: 'status.visa',
    why: 'why.visa',
  },
  club_notice: { path: () => '/dashboard/club', label: 'status.club', why: 'why.club' },
} as const;

/** One step of an enquiry, a change, a refund or a visa, or news of the club: the words of the bell. */
export async function somethingMoved(mail: QueuedMail): Promise<Composed> {
  const { language, data } = mail;
  const { title, message } = told.parse(data);
  const t = (await wordsIn(language, ['mail']))('mail');
  const page = pages[mail.kind as keyof typeof pages];
  return {
    content: {
      language,
      subject: title,
      preview: message,
      title,
      blocks: [
        ...(data.reference ? [{ is: 'code', label: t('reference'), code: data.reference } as const] : []),
        { is: 'text', text: message },
        { is: 'button', label: t(page.label), href: linkTo(mail, page.path(data.reference ?? ''), language) },
      ],
      footer: [t(page.why)],
    },
  };
}
