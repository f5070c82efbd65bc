import 'server-only';
import { createTranslator } from 'next-intl';
import { enquiryInbox } from '@/lib/env';
import { loadMessages } from '@/lib/i18n/messages';
import { describeProblem, logProblem } from '@/lib/problem-log';
import { sendMail } from '@/lib/smtp';
import type { Enquiry } from './check-enquiry';
import { fieldsOf } from './kinds';

/** Mails a copy of a stored enquiry to the agency, where that is set up. Never rejects: the enquiry is stored either way. */
export async function copyToInbox(enquiry: Enquiry, reference: string, requestId: string): Promise<void> {
  const inbox = enquiryInbox();
  if (!inbox) return;
  try {
    const { kind, email } = enquiry;
    const text = await copyOf(enquiry, reference);
    await sendMail(inbox.server, { from: inbox.from, to: inbox.to, replyTo: email, subject: `${reference} ${kind}`, text });
  } catch (error) {
    logProblem('enquiry-not-mailed', { requestId, reference, cause: describeProblem(error) });
  }
}

/** The enquiry as "question: answer", in English for the desk; answers as they were given. */
async function copyOf({ kind, details, ...contact }: Enquiry, reference: string): Promise<string> {
  const t = createTranslator({ locale: 'en', messages: await loadMessages('en', ['enquiries']), namespace: 'enquiries' });
  const answers: Record<string, unknown> = { ...details, ...contact };
  const fields = fieldsOf(kind);
  const lines = [...fields.details, ...fields.contact].flatMap((field) => {
    const answer = answers[field.name];
    if (answer === undefined) return [];
    const option = field.type === 'choice' ? field.options.find((value) => value === answer) : undefined;
    return [`${t(`fields.${field.name}`)}: ${option ? t(`options.${option}`) : answer}`];
  });
  if (details['cv']) lines.push(`${t('fields.cv')}: ${details['cv']}`);
  return [`${reference}: ${t(`kinds.${kind}.title`)}`, '', ...lines, ''].join('\n');
}
