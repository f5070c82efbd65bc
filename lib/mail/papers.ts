import 'server-only';
import * as z from 'zod/mini';
import { isDone, isMissing, type PaperGroup } from '@/lib/enquiries/papers';
import { papersPath, readPapers } from '@/lib/enquiries/papers-store';
import type { Locale } from '@/lib/i18n/locales';
import { wordsIn } from '@/lib/i18n/server-words';
import type { Block, Composed } from './layout';
import { linkTo, type QueuedMail } from './queued-mail';

const about = z.object({ id: z.uuid(), reference: z.string() });

/** What is still to come, a line for each thing. Without names of files: the address is not confirmed. */
async function missingLines(groups: readonly PaperGroup[], language: Locale): Promise<string[]> {
  const words = await wordsIn(language, ['enquiries']);
  const [t, form] = [words('enquiries.papers'), words('enquiries.fields')];
  return groups.flatMap(({ field, refused, missing }) => [
    ...[...new Set(refused.flatMap(({ reason }) => reason ?? []))].map(
      (reason) => `${form(field)} – ${t('status.refused')}: ${t(`reasons.${reason}`)}`,
    ),
    ...(missing > 0 ? [t(`missing.${field}`, { count: missing })] : []),
  ]);
}

const button = (mail: QueuedMail, reference: string, label: string): Block => ({
  type: 'button',
  label,
  href: linkTo(mail, papersPath(reference), mail.language),
});

/** For the acknowledgement of a visa enquiry: which papers have not come yet, and where to send them. */
export async function papersBlocks(mail: QueuedMail): Promise<Block[]> {
  const { id, reference } = about.parse(mail.data);
  const groups = await readPapers({ id });
  if (!groups) return [];
  const t = (await wordsIn(mail.language, ['mail']))('mail.papers');
  const lines = await missingLines(groups, mail.language);
  return [
    { type: 'heading', text: t('heading') },
    { type: 'text', text: t(lines.length > 0 ? 'later' : 'arrived') },
    ...(lines.length > 0 ? [{ type: 'steps', items: lines } as const] : []),
    button(mail, reference, t('open')),
  ];
}

/** To the customer, once the desk has ticked papers: what is missing, or that nothing is. */
export async function papersChecked(mail: QueuedMail): Promise<Composed | 'moot' | null> {
  const { language } = mail;
  const { id, reference } = about.parse(mail.data);
  const groups = await readPapers({ id });
  if (!groups) return null;
  const words = await wordsIn(language, ['mail']);
  const t = words('mail.papers');
  const event = groups.some(isMissing) ? 'missing' : isDone(groups) ? 'done' : null;
  // What was missing has come in the meantime, and is not checked yet.
  if (!event) return 'moot';
  const lines = await missingLines(groups, language);
  const text = t(`${event}.text`);
  return {
    content: {
      language,
      subject: t(`${event}.subject`, { reference }),
      preview: text,
      title: t(`${event}.title`),
      blocks: [
        { type: 'code', label: words('mail')('reference'), code: reference },
        { type: 'text', text },
        ...(lines.length > 0 ? [{ type: 'steps', items: lines } as const] : []),
        button(mail, reference, t('open')),
      ],
      footer: [words('mail')('why.enquiry', { group: 'quotation' })],
    },
  };
}

/** To the agency: a customer has sent further papers. */
export async function papersForAgency(mail: QueuedMail): Promise<Composed | null> {
  const { language } = mail;
  const { id, reference } = about.parse(mail.data);
  const groups = await readPapers({ id });
  if (!groups) return null;
  const words = await wordsIn(language, ['mail']);
  const t = words('mail');
  const lines = await missingLines(groups, language);
  const text = t('agency.papers.text', { missing: lines.length > 0 ? 'some' : 'none' });
  return {
    content: {
      language,
      subject: t('agency.papers.subject', { reference }),
      preview: text,
      title: t('agency.papers.title'),
      blocks: [
        { type: 'code', label: t('reference'), code: reference },
        { type: 'text', text },
        ...(lines.length > 0 ? [{ type: 'steps', items: lines } as const] : []),
        { type: 'button', label: t('agency.open'), href: linkTo(mail, `/desk?list=enquiry&item=${id}`, language) },
      ],
      footer: [t('why.agency')],
    },
  };
}
