/** The form of a flight's passengers, posted without script. */
import 'server-only';
import * as z from 'zod/mini';
import { isPaidAtOnce } from '@/lib/env';
import type { FlightSearchRequest } from '@/lib/flights/offer';
import { type ChoiceInAddress, choiceInAddress } from '@/lib/flights/search/choice-in-address';
import { passengerInfoPath, type SelectedOffer } from '@/lib/flights/selected-offer';
import { localizePath } from '@/lib/i18n/locales';
import { createTokenCache } from '@/lib/state/token-cache';
import {
  flightSearchResponse,
  type SignedFlightOffer,
  signedFlightOffer,
} from '@/supabase/functions/_shared/contracts/flights/flight-search';
import { emptyPassengerDraft, passengerTypesOf } from '../../people';
import { contactIn, type FormTarget, localeIn, type PostedForm, personIn, takePosted } from '../../store/posted-form';
import { type BookingDraft, checkDraft, checkLead, wayToFinish } from './draft';
import { flightOnReceipt, peopleOnReceipt } from './receipt';
import { readMovedPrice } from './send';
import { tripOf } from './trip-rules';

interface SeenFlight {
  /** The offer that was shown above the form. */
  selected: SelectedOffer;
  /** The same flights as the airline sells them now. */
  now?: SignedFlightOffer | undefined;
  /** The id of an offer that is no longer sold. */
  lostId?: string;
}

export type PostedFlight = PostedForm<BookingDraft, SeenFlight>;
export const postedFlights = createTokenCache<PostedFlight>('posted-flight');

export async function takeFlightForm(request: Request, form: URLSearchParams, target: FormTarget): Promise<string> {
  const choice = choiceInAddress(new URLSearchParams(form.get('choice') ?? ''));
  if (!choice) return localizePath('/booking/passenger-info', localeIn(form));
  const { search, offerId } = choice;
  const path = passengerInfoPath(search, offerId);
  const selected = selectionIn(form.get('selected'), choice);
  if (!selected) return localizePath(`${path}&posted=`, localeIn(form));
  const { offer } = selected;
  const trip = { ...tripOf(offer), needsDocuments: isPaidAtOnce('flight') };
  const isAsk = form.has('ask');
  return takePosted(request, form, {
    ...target,
    posted: postedFlights,
    seen: { selected } as SeenFlight,
    draftIn: (before) => before ?? draftInForm(form, search),
    check: (draft) => (isAsk ? checkLead(draft) : checkDraft(draft, trip)),
    contentOf: (people) => ({ search, offer, ...people, hold: form.get(wayToFinish) === 'hold' }),
    receiptOf: (booked, people) => ({
      kind: target.product.kind,
      ...booked,
      ...flightOnReceipt(selected),
      ...peopleOnReceipt(people, trip),
    }),
    readMore(answer) {
      const moved = readMovedPrice(answer);
      if (moved?.kind === 'offerGone') return { seen: { selected, lostId: offer.id } };
      return moved && { seen: { selected, now: moved.offers[0] } };
    },
    isSentAtOnce: isAsk,
    pathTo: (step) => (isAsk ? `${path}&step=ask` : step === 'review' ? `${path}&step=review` : path),
  });
}

const { dictionaries, meta } = flightSearchResponse.shape;
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

/** As typed; of whoever just asks for the trip, only a name is there. */
export function draftInForm(form: URLSearchParams, search: FlightSearchRequest): BookingDraft {
  return {
    passengers: passengerTypesOf(search).map((type, index) => {
      const at = `passengers.${index}`;
      return {
        ...personIn(form, at, emptyPassengerDraft(type)),
        type,
        isDocumentLater: form.has(`${at}.isDocumentLater`),
        travelDocument: form.get(`${at}.travelDocument`) === 'idCard' ? 'idCard' : 'passport',
      };
    }),
    contact: contactIn(form),
  };
}
