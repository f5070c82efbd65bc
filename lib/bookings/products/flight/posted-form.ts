/** The form of a flight's passengers as a browser posts it without script: first to be reviewed, then to be sent (docs/product/booking.md). */
import 'server-only';
import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import type { FlightSearchRequest } from '@/lib/flights/offer';
import { type ChoiceInAddress, choiceInAddress } from '@/lib/flights/search/choice-in-address';
import { passengerInfoPath, type SelectedOffer } from '@/lib/flights/selected-offer';
import { type Locale, localizePath } from '@/lib/i18n/locales';
import { createTokenCache } from '@/lib/state/token-cache';
import { withTitle } from '@/lib/text/contact';
import { asOneName } from '@/lib/text/machine-letters';
import {
  flightSearchAnswer,
  type SignedFlightOffer,
  signedFlightOffer,
} from '@/supabase/functions/_shared/contracts/flights/flight-search';
import type { DraftErrors } from '../../draft';
import { emptyPassengerDraft, type PassengerDraft, type PassengerType, passengerTypesOf } from '../../people';
import type { BookingProduct, BookingReceipt } from '../../product';
import type { Receipt } from '../../receipt';
import { type Refusal, readRefusal } from '../../send';
import { takeBooking } from '../../store/take-booking';
import { type BookingDraft, type CheckedDraft, checkDraft } from './draft';
import { flightOnReceipt, peopleOnReceipt } from './receipt';
import type { FlightRequest } from './schema';
import { readMovedPrice } from './send';
import { tripOf } from './trip-rules';

/** What was typed, and how it went on. */
export interface PostedForm {
  draft: BookingDraft;
  idempotencyKey: string;
  /** The offer that was shown above the form. */
  seen: SelectedOffer;
  /** The same flights as the airline sells them now. */
  now?: SignedFlightOffer;
  /** The id of an offer that is no longer sold. */
  lostId?: string;
  errors?: DraftErrors;
  refusal?: Refusal;
}

export const postedForms = createTokenCache<PostedForm>('posted-booking');
export const postedReceipts = createTokenCache<Receipt>('posted-receipt');

/** Takes a posted form and returns the path that shows what became of it. Never rejects for what was typed. */
export async function takePostedForm(request: Request, form: URLSearchParams, product: BookingProduct): Promise<string> {
  const locale: Locale = form.get('locale') === 'ar' ? 'ar' : 'en';
  const choice = choiceInAddress(new URLSearchParams(form.get('choice') ?? ''));
  if (!choice) return localizePath('/booking/passenger-info', locale);
  const seen = selectionIn(form.get('selected'), choice);
  const posted = form.has('posted')
    ? await postedForms.read(form.get('posted'))
    : { draft: draftInForm(form, choice.search), idempotencyKey: randomUUID() };
  if (!posted || !seen) return localizePath(`${passengerInfoPath(choice.search, choice.offerId)}&posted=`, locale);
  const { draft, idempotencyKey } = posted;
  const checked = checkDraft(draft, tripOf(seen.offer));
  const shown = { draft, idempotencyKey, seen };
  if ('errors' in checked) return pathTo(choice, locale, { ...shown, errors: checked.errors });
  return form.has('posted')
    ? send(request, product, { choice, locale, posted: shown, people: checked.request })
    : pathTo(choice, locale, shown);
}

interface Reviewed {
  choice: ChoiceInAddress;
  locale: Locale;
  posted: PostedForm;
  people: CheckedDraft;
}

async function send(request: Request, product: BookingProduct, reviewed: Reviewed): Promise<string> {
  const { choice, locale, posted, people } = reviewed;
  const { seen, idempotencyKey } = posted;
  const { offer } = seen;
  const body: FlightRequest = { idempotencyKey, locale, search: choice.search, offer, ...people };
  const headers = new Headers(request.headers);
  headers.set('content-type', 'application/json');
  headers.delete('content-length');
  const response = await takeBooking(new Request(request.url, { method: 'POST', headers, body: JSON.stringify(body) }), product);
  const answer = await response.json();
  if (response.ok) {
    const booked = answer as BookingReceipt;
    const token = await postedReceipts.keep({
      kind: product.kind,
      ...booked,
      ...flightOnReceipt(seen),
      ...peopleOnReceipt(people, tripOf(offer)),
    });
    return localizePath(`/booking/confirmation?reference=${booked.reference}&posted=${token}`, locale);
  }
  const moved = readMovedPrice(answer);
  if (moved?.kind === 'offerGone') return pathTo(choice, locale, { ...posted, lostId: offer.id });
  // To accept another price is another request.
  const [now] = moved?.offers ?? [];
  if (now) return pathTo(choice, locale, { ...posted, now, idempotencyKey: randomUUID() });
  const refusal = readRefusal(answer, response.headers.get('Retry-After'));
  if (refusal.kind === 'fields') return pathTo(choice, locale, { ...posted, errors: refusal.errors });
  const key = refusal.kind === 'keyReused' ? randomUUID() : idempotencyKey;
  return pathTo(choice, locale, { ...posted, refusal, idempotencyKey: key });
}

/** The form with what is wrong, or the review. */
async function pathTo({ search, offerId }: ChoiceInAddress, locale: Locale, posted: PostedForm): Promise<string> {
  const step = posted.errors ? '' : '&step=review';
  const place = posted.errors ? '#travellers' : posted.refusal ? '#send-request' : '';
  return localizePath(`${passengerInfoPath(search, offerId)}${step}&posted=${await postedForms.keep(posted)}${place}`, locale);
}

const { dictionaries, meta } = flightSearchAnswer.shape;
/** As the page writes it into its form. Its signature is checked when it is sent. */
const selection = z.object({ offer: signedFlightOffer, dictionaries, meta });

function selectionIn(text: string | null, { search, offerId }: ChoiceInAddress): SelectedOffer | null {
  try {
    const { data } = selection.safeParse(JSON.parse(text ?? ''));
    return data ? { search, ...data, chosenAs: offerId } : null;
  } catch {
    return null;
  }
}

/** Longer than any field may be, so that a visitor can shorten what was too long. */
const longest = 2_000;

function draftInForm(form: URLSearchParams, search: FlightSearchRequest): BookingDraft {
  const textAt = (path: string) => (form.get(path) ?? '').slice(0, longest);
  const passengerAt = (at: string, type: PassengerType): PassengerDraft => {
    const empty = emptyPassengerDraft(type);
    const texts = Object.keys(empty).map((field) => [field, textAt(`${at}.${field}`)]);
    const typed: PassengerDraft = {
      ...empty,
      ...Object.fromEntries(texts),
      type,
      isDocumentLater: form.has(`${at}.isDocumentLater`),
      travelDocument: form.get(`${at}.travelDocument`) === 'idCard' ? 'idCard' : 'passport',
    };
    // As the form fills in itself, where its script runs.
    return {
      ...typed,
      ...(!typed.gender && withTitle(typed.title)),
      ...(form.has(`${at}.givenNames-none`) && asOneName(typed)),
    };
  };
  return {
    passengers: passengerTypesOf(search).map((type, index) => passengerAt(`passengers.${index}`, type)),
    contact: { email: textAt('contact.email'), phone: textAt('contact.phone'), notes: textAt('contact.notes') },
  };
}
