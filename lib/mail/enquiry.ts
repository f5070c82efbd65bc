import 'server-only';
import * as z from 'zod/mini';
import { answersInOrder, fieldsOf, groupOf, isEnquiryKind } from '@/lib/enquiries/kinds';
import { intlTag, locales } from '@/lib/i18n/locales';
import { typed, wordsIn } from '@/lib/i18n/server-words';
import { formatQar } from '@/lib/money';
import { offersNow } from '@/lib/packages/offers/offer-kind';
import { createAdminClient } from '@/lib/supabase/admin';
import { isolated } from '@/lib/text/isolate';
import { formatDay } from '@/lib/time/dates';
import { writeToCustomer } from './bookings/booking-parts';
import type { Composed, Fact } from './layout';
import { papersBlocks } from './papers';
import { answerMoment, linkTo, type QueuedMail } from './queued-mail';
import { planButton } from './trip-plan';

const about = z.object({ id: z.uuid() });
const enquiry = z.object({
  id: z.string(),
  reference: z.string(),
  kind: z.string(),
  locale: z.enum(locales),
  name: z.string(),
  /** Null where a trip plan's maker left none. */
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  details: z.record(z.string(), z.unknown()),
  created_at: z.string(),
});
type StoredEnquiry = z.infer<typeof enquiry>;

/** To the sender: the enquiry has arrived, and when it will be answered. */
export async function enquiryReceived(mail: QueuedMail): Promise<Composed | null> {
  const item = await readEnquiry(mail);
  if (!item) return null;
  const { language } = mail;
  const t = await wordsIn(language, ['mail', 'enquiries', 'desk']);
  const mailT = t('mail');
  const rows = await factsOf(item, language, false);
  const group = groupOf(item.kind);
  const text = mailT('enquiry.text', { group, moment: answerMoment(item.created_at, language) });
  const steps = [mailT('enquiry.read', { group }), mailT('enquiry.answer', { group })];
  return {
    content: {
      language,
      subject: mailT('enquiry.subject', { group, reference: item.reference }),
      preview: text,
      title: mailT('enquiry.title', { group }),
      blocks: [
        { type: 'code', label: mailT('reference'), code: item.reference },
        { type: 'text', text },
        ...(rows.length > 0
          ? ([
              { type: 'heading', text: group === 'quotation' ? mailT('asked') : mailT('enquiry.sent') },
              { type: 'facts', rows },
            ] as const)
          : []),
        ...(item.kind === 'visa' ? await papersBlocks(mail) : []),
        ...(await planButton(item, mail)),
        { type: 'heading', text: mailT('next.title') },
        { type: 'steps', items: group === 'quotation' ? [...steps, mailT('enquiry.agree')] : steps },
        { type: 'link', label: mailT('enquiry.contact'), href: linkTo(mail, '/contact', language) },
      ],
      footer: [mailT('why.enquiry', { group })],
    },
  };
}

/** To the agency: the whole enquiry, and where to answer it. */
export async function enquiryForAgency(mail: QueuedMail): Promise<Composed | null> {
  const item = await readEnquiry(mail);
  if (!item) return null;
  const t = await wordsIn(mail.language, ['mail', 'enquiries', 'desk']);
  const mailT = t('mail');
  const kind = isEnquiryKind(item.kind) ? t('desk')(`kind.enquiry.${item.kind}`) : item.kind;
  return {
    content: {
      language: mail.language,
      subject: mailT('agency.enquirySubject', { reference: item.reference, kind }),
      preview: mailT('agency.answerBy', { moment: answerMoment(item.created_at, mail.language) }),
      title: mailT('agency.enquiryTitle', { kind }),
      blocks: [
        { type: 'code', label: mailT('reference'), code: item.reference },
        { type: 'text', text: mailT('agency.answerBy', { moment: answerMoment(item.created_at, mail.language) }) },
        {
          type: 'facts',
          rows: [
            { term: mailT('agency.name'), text: typed(item.name) },
            ...(item.email ? [{ term: mailT('agency.email'), text: typed(item.email) }] : []),
            ...(item.phone ? [{ term: mailT('agency.phone'), text: typed(item.phone) }] : []),
            { term: mailT('agency.language'), text: mailT(`agency.languages.${item.locale}`) },
            ...(await factsOf(item, mail.language, true)),
          ],
        },
        { type: 'button', label: mailT('agency.open'), href: linkTo(mail, `/desk?list=enquiry&item=${item.id}`, mail.language) },
        ...(await planButton(item, mail)),
        ...(item.phone?.startsWith('+') ? [writeToCustomer(item.phone, mailT)] : []),
      ],
      footer: [mailT('why.agency')],
    },
    ...(item.email && { replyTo: item.email }),
  };
}

/** Only a plain name of the free text is mailed to an unconfirmed address, so that the form cannot send advertisements. */
const plainName = /^[\p{L}\p{M} ,،'’-]{1,60}$/u;

async function factsOf(
  { kind, details }: StoredEnquiry,
  language: QueuedMail['language'],
  isForAgency: boolean,
): Promise<Fact[]> {
  const t = await wordsIn(language, ['enquiries', 'desk', 'mail']);
  const [form, desk, mail] = [t('enquiries'), t('desk'), t('mail')];
  const fields = isEnquiryKind(kind) ? fieldsOf(kind).details : [];
  return answersInOrder(kind, details).flatMap(([name, answer]) => {
    // It is behind a button.
    if (kind === 'tripPlan' && name === 'plan') return [];
    // The site adds these fields itself (lib/packages/price.ts).
    const offer = name === 'tour' && offersNow().find(({ id }) => id === answer);
    if (offer) {
      const what = `${offer.title[language]} – ${offer.destination[language]}`;
      return [{ term: mail('enquiry.offer'), text: isolated(what), isStrong: true }];
    }
    if (name === 'quotedPrice' && typeof answer === 'number') {
      return [{ term: mail('enquiry.price'), text: isolated(formatQar(answer, intlTag(language))) }];
    }
    const field = fields.find((one) => one.name === name);
    const isSelected = field !== undefined && field.type !== 'text' && field.type !== 'long';
    if (!isForAgency && !isSelected && !(field?.type === 'text' && plainName.test(String(answer)))) return [];
    return [{ term: termOf(name), text: answerOf(name === 'rating' ? `star${answer}` : answer) }];
  });

  function termOf(name: string): string {
    const ours = `answers.${name}` as 'answers.cv';
    if (isForAgency && desk.has(ours)) return desk(ours);
    const key = `fields.${name}` as 'fields.name';
    // The line has its own colon after "Traveller 1: nationality".
    return form.has(key) ? form(key).replace(':', language === 'ar' ? '،' : ',') : name;
  }

  function answerOf(answer: unknown): string {
    const text = typeof answer === 'object' ? JSON.stringify(answer) : String(answer);
    if (/^\d{4}-\d\d-\d\d$/.test(text)) return typed(formatDay(text));
    const key = `options.${text}` as 'options.gulf';
    return /^[a-z][A-Za-z0-9]*$/.test(text) && form.has(key) ? form(key) : typed(text);
  }
}

async function readEnquiry(mail: QueuedMail): Promise<StoredEnquiry | null> {
  const { data, error } = await createAdminClient()
    .from('enquiries')
    .select('id, reference, kind, locale, name, email, phone, details, created_at')
    .eq('id', about.parse(mail.data).id)
    .maybeSingle();
  if (error) throw error;
  return data === null ? null : enquiry.parse(data);
}
