/** The form of those who travel as a browser posts it without script: first to be reviewed, then to be sent (docs/product/booking.md). */
import 'server-only';
import { randomUUID } from 'node:crypto';
import { type Locale, localizePath } from '@/lib/i18n/locales';
import type { ErrorResponse } from '@/lib/network/http';
import { createTokenCache } from '@/lib/state/token-cache';
import { withTitle } from '@/lib/text/contact';
import { asOneName } from '@/lib/text/machine-letters';
import type { ContactDraft } from '../contact';
import type { DraftCheck, DraftErrors } from '../draft';
import type { TravellerDraft } from '../people';
import type { BookingProduct, BookingReceipt } from '../product';
import { payPath, type Receipt } from '../receipt';
import { type Refusal, readRefusal } from '../send';
import { takeBooking } from './take-booking';

/** What was typed, and how it went on. */
export interface PostedForm<Draft, Seen> {
  draft: Draft;
  idempotencyKey: string;
  /** What was shown beside the form, and how it is sold now. */
  seen: Seen;
  errors?: DraftErrors;
  refusal?: Refusal;
}

export const postedReceipts = createTokenCache<Receipt>('posted-receipt');

/** Where a form goes. */
export interface FormTarget {
  product: BookingProduct;
  /** The answer in place of sending, while its sender posts too often. */
  refusal?: Response | null;
}

/** A form in hand, as its product reads, sends and shows it. */
interface FormOfProduct<Draft, Checked, Seen> extends FormTarget {
  posted: ReturnType<typeof createTokenCache<PostedForm<Draft, Seen>>>;
  seen: Seen;
  /** What is typed in the form, with what was posted before if it is to be sent. */
  draftIn: (before: Draft | null) => Draft;
  check: (draft: Draft) => DraftCheck<Checked>;
  /** The request, besides its head. */
  contentOf: (checked: Checked, draft: Draft) => object;
  receiptOf: (booked: BookingReceipt, checked: Checked, draft: Draft) => Receipt | Promise<Receipt>;
  /** Answers that only this product gives. */
  readMore: (answer: Partial<ErrorResponse>) => { seen: Seen } | { refusal: Refusal } | null;
  /** The form is sent without a review. */
  isSentAtOnce?: boolean;
  /** English path of the form or the review, with a query. */
  pathTo: (step: 'form' | 'review') => string;
  /** The same of a step that is shown without a check, when the visitor goes back there. */
  backTo?: string | undefined;
}

export const localeIn = (form: URLSearchParams): Locale => (form.get('locale') === 'ar' ? 'ar' : 'en');

/** Takes a posted form and returns the path that shows what became of it. Never rejects for what was typed. */
export async function takePosted<Draft, Checked, Seen>(
  request: Request,
  form: URLSearchParams,
  of: FormOfProduct<Draft, Checked, Seen>,
): Promise<string> {
  const locale = localeIn(form);
  const { product, seen } = of;
  const isReviewed = form.has('posted');
  const before = isReviewed ? await of.posted.read(form.get('posted')) : null;
  if (isReviewed && !before) return localizePath(`${of.pathTo('form')}&posted=`, locale);
  const draft = of.draftIn(before?.draft ?? null);
  const idempotencyKey = before?.idempotencyKey ?? randomUUID();

  /** By default, the form with what is wrong, or else the review. */
  async function show(outcome: Partial<PostedForm<Draft, Seen>> = {}, path = of.pathTo(outcome.errors ? 'form' : 'review')) {
    const token = await of.posted.keep({ draft, idempotencyKey, seen, ...outcome });
    const place = outcome.errors ? '#travellers' : outcome.refusal ? '#send-request' : '';
    return localizePath(`${path}&posted=${token}${place}`, locale);
  }

  if (of.backTo) return show({}, of.backTo);
  const checked = of.check(draft);
  if ('errors' in checked) return show({ errors: checked.errors });
  const isToBeShown = (!isReviewed && !of.isSentAtOnce) || form.has('accept');
  if (!of.refusal && isToBeShown) return show();

  const body = { idempotencyKey, locale, ...of.contentOf(checked.request, draft) };
  const response = of.refusal ?? (await takeBooking(asJson(request, body), product));
  const answer = await response.json();
  if (response.ok) {
    const { reference, payKey, isHeld } = answer as BookingReceipt;
    if (payKey && isHeld !== false) return localizePath(payPath(payKey, { kind: product.kind, isHeld }), locale);
    const token = await postedReceipts.keep(await of.receiptOf(answer, checked.request, draft));
    return localizePath(`/booking/confirmation?reference=${reference}&posted=${token}`, locale);
  }
  // To accept another price is another request.
  const more = of.readMore(answer);
  if (more) return show({ ...more, idempotencyKey: randomUUID() });
  const refusal = readRefusal(answer, response.headers.get('Retry-After'));
  if (refusal.kind === 'fields') return show({ errors: refusal.errors });
  return show({ refusal, ...(refusal.kind === 'keyReused' && { idempotencyKey: randomUUID() }) });
}

function asJson(request: Request, body: object): Request {
  const headers = new Headers(request.headers);
  headers.set('content-type', 'application/json');
  headers.delete('content-length');
  return new Request(request.url, { method: 'POST', headers, body: JSON.stringify(body) });
}

/** Longer than any field may be, so that a visitor can shorten what was too long. */
const longest = 2_000;
const textIn = (form: URLSearchParams, path: string) => (form.get(path) ?? '').slice(0, longest);

/** The texts of a person, completed as the form does it where its script runs. */
export function personIn<Person extends TravellerDraft>(form: URLSearchParams, at: string, empty: Person): Person {
  const texts = Object.keys(empty).map((field) => [field, textIn(form, `${at}.${field}`)]);
  const typed: Person = { ...empty, ...Object.fromEntries(texts) };
  return {
    ...typed,
    ...(!typed.gender && withTitle(typed.title)),
    ...(form.has(`${at}.givenNames-none`) && asOneName(typed)),
  };
}

export function contactIn(form: URLSearchParams): ContactDraft {
  const textOf = (field: keyof ContactDraft) => textIn(form, `contact.${field}`);
  return { email: textOf('email'), phone: textOf('phone'), notes: textOf('notes') };
}
