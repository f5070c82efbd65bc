import 'server-only';
import * as z from 'zod/mini';
import { wordsIn } from '@/lib/i18n/server-words';
import { planPath, readPlan } from '@/lib/trip-plans/store';
import type { Block, Composed } from './layout';
import { linkTo, type QueuedMail } from './queued-mail';

const about = z.object({ plan: z.uuid(), reference: z.string() });

/** To whoever asked the agency in a trip plan and left an address. Without words of the plan: the address is not confirmed. */
export async function planAnswered(mail: QueuedMail): Promise<Composed | null> {
  const { plan, reference } = about.parse(mail.data);
  if (!(await readPlan(plan, null))) return null;
  const { language } = mail;
  const words = await wordsIn(language, ['mail']);
  const t = words('mail.tripPlan');
  return {
    content: {
      language,
      subject: t('subject', { reference }),
      preview: t('text'),
      title: t('title'),
      blocks: [
        { type: 'code', label: words('mail')('reference'), code: reference },
        { type: 'text', text: t('text') },
        { type: 'button', label: t('open'), href: linkTo(mail, planPath(plan), language) },
      ],
      footer: [words('mail')('why.enquiry', { group: 'message' })],
    },
  };
}

/** The link to the plan that an enquiry is about; nothing for other enquiries. */
export async function planButton(
  { kind, details }: { kind: string; details: Record<string, unknown> },
  mail: QueuedMail,
): Promise<Block[]> {
  const plan = z.uuid().safeParse(details['plan']);
  if (kind !== 'tripPlan' || !plan.success) return [];
  const t = (await wordsIn(mail.language, ['mail']))('mail.tripPlan');
  return [{ type: 'button', label: t('open'), href: linkTo(mail, planPath(plan.data), mail.language) }];
}
