/** The form of a package's travellers, posted without script. Trip and price come with it, as the page shows them. */
import 'server-only';
import { localizePath } from '@/lib/i18n/locales';
import { wordsIn } from '@/lib/i18n/server-words';
import { findPackage } from '@/lib/packages/find-package';
import { partyOf, placesOf } from '@/lib/packages/party';
import { priceOf } from '@/lib/packages/price';
import { ratesOf } from '@/lib/packages/rates';
import { createTokenCache } from '@/lib/state/token-cache';
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import { contactIn, type FormTarget, localeIn, type PostedForm, personIn, takePosted } from '../../store/posted-form';
import {
  type CheckedPeople,
  checkLead,
  checkPeople,
  contentOf,
  emptyDraft,
  emptyTraveller,
  type PackageDraft,
  withLead,
} from './draft';
import { packageReceipt } from './receipt';
import { readPackageAnswer } from './send';
import { readTrip, sendField, type TripDraft, writeTrip } from './trip-address';
import { departureError } from './trip-rules';

interface SeenPrice {
  /** The total that was shown beside the form. */
  total: number;
}

export type PostedHoliday = PostedForm<PackageDraft, SeenPrice>;
export const postedHolidays = createTokenCache<PostedHoliday>('posted-package');

export async function takePackageForm(request: Request, form: URLSearchParams, target: FormTarget): Promise<string> {
  const locale = localeIn(form);
  const found = findPackage(form.get('holiday') ?? '');
  if (!found) return localizePath('/travel/offers', locale);
  const { id, name, accommodation, nights } = found.holiday;
  const isAsk = form.has('ask');
  const isOwnTrip = isAsk && !form.has('posted');
  const trip = readTrip(isOwnTrip ? form : new URLSearchParams(form.get('choice') ?? ''));
  const total = Number(/^\d{1,7}$/.exec(form.get('total') ?? '')?.[0] ?? 0);
  const pathOf = (step: string) => `/travel/booking/${id}?${new URLSearchParams([['step', step], ...writeTrip(trip)])}`;
  return takePosted<PackageDraft, CheckedPeople, SeenPrice>(request, form, {
    ...target,
    posted: postedHolidays,
    // The one screen is drawn anew at the price of the trip that came with it.
    seen: { total: isOwnTrip ? priceOf(ratesOf(found), { ...trip, rooms: partyOf(trip.rooms) }).total : total },
    draftIn: (before) => ({ ...(before ?? (isAsk ? leadInForm(form) : peopleInForm(form, trip))), ...trip }),
    // The page asks for what the trip lacks before those who travel.
    check(draft) {
      if (isAsk) return checkLead(draft, todayInQatar());
      return isWhole(trip) ? checkPeople(draft, nights, todayInQatar()) : { errors: {} };
    },
    contentOf: (people, draft) => ({ packageId: id, total, ...contentOf(draft, people) }),
    async receiptOf(booked, people, draft) {
      const words = await wordsIn(locale, ['packages']);
      const holiday = { name: name[locale], accommodation: accommodation[locale] };
      const requested = { holiday, draft, people, price: priceOf(ratesOf(found), contentOf(draft, people).trip), nights };
      return packageReceipt(booked, requested, { locale, packages: words('packages'), request: words('packages.request') });
    },
    readMore(answer) {
      const read = readPackageAnswer(answer);
      // The page draws the new price beside the one that was shown.
      return read && ('changed' in read ? { seen: { total } } : { refusal: read });
    },
    isSentAtOnce: isAsk,
    pathTo: (step) => pathOf(isAsk ? 'ask' : step === 'review' ? step : 'travellers'),
    backTo: isOwnTrip && !form.has(sendField) ? pathOf('ask') : form.get('step') === 'extras' ? pathOf('extras') : undefined,
  });
}

function isWhole({ departureDate, rooms }: TripDraft): boolean {
  const hasAges = rooms.every(({ childAges }) => !childAges.includes(null));
  return hasAges && departureError(departureDate, todayInQatar()) === null;
}

function leadInForm(form: URLSearchParams): PackageDraft {
  const { givenNames, surname } = personIn(form, 'lead', emptyTraveller);
  return withLead({ ...emptyDraft(), contact: contactIn(form) }, { givenNames, surname });
}

function peopleInForm(form: URLSearchParams, { rooms }: TripDraft): Pick<PackageDraft, 'travellers' | 'contact'> {
  const travellers = placesOf(partyOf(rooms)).map(
    ({ key }, index) => [key, personIn(form, `travellers.${index}`, emptyTraveller)] as const,
  );
  return { travellers: Object.fromEntries(travellers), contact: contactIn(form) };
}
