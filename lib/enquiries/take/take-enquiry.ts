import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import { describeError, logError } from '@/lib/log';
import { kickOutbox } from '@/lib/mail-transport/mail-sender';
import type { FieldError } from '@/lib/network/http';
import type { Result } from '@/lib/result';
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import { type EnquiryOutcome, hiddenFields, refusedWith } from '../answer';
import { type EnquiryKind, fileOf } from '../kinds';
import { checkEnquiry, type Enquiry, type TypedValues } from './check-enquiry';
import type { EnquiryFieldError } from './field-schema';
import type { EnquiryFile } from './pdf-file';
import { storeEnquiry } from './store-enquiry';

/** No person reads, fills in and sends a form faster than this. */
const shortestMs = 1500;

interface Posted {
  kind: EnquiryKind;
  locale: Locale;
  values: TypedValues;
  /** Of a form that asks for one. */
  file?: Result<EnquiryFile, EnquiryFieldError> | undefined;
}

interface Asker {
  userId: string | null;
  requestId: string;
  /** Where links in mail about it lead, when it was sent on a preview: see lib/mail-transport/link-base.ts. */
  mailBase?: string | null;
  /** Counts this enquiry against the sender's share; true when that is used up. */
  isTooMany: () => Promise<boolean>;
  /** What the agency should know besides what was typed, such as the price that was shown. */
  complete?: (enquiry: Enquiry) => Enquiry;
}

/** Checks a posted form and stores it when it is valid. Gives the outcome and the HTTP status. Never rejects. */
export async function takeEnquiry(
  { kind, locale, values, file }: Posted,
  { userId, requestId, mailBase = null, isTooMany, complete = (enquiry) => enquiry }: Asker,
): Promise<{ status: number; outcome: EnquiryOutcome }> {
  if (values[hiddenFields.empty]) return { status: 400, outcome: refusedWith('refused') };

  const checked = checkEnquiry(kind, values, todayInQatar());
  const fileErrors: FieldError[] = file && !file.ok ? [{ path: fileOf(kind) ?? '', message: file.reason }] : [];
  if (!checked.ok || fileErrors.length > 0) {
    return { status: 400, outcome: { problems: [...(checked.ok ? [] : checked.reason), ...fileErrors] } };
  }
  // After the fields, so that pressing Send at once reports what is missing. Without script there is no time to check.
  const elapsed = values[hiddenFields.elapsed];
  if (elapsed && Number(elapsed) < shortestMs) return { status: 400, outcome: refusedWith('tooFast') };
  if (await isTooMany()) return { status: 429, outcome: refusedWith(fileOf(kind) ? 'tooManyFiles' : 'tooMany') };
  try {
    const enquiry = complete(checked.value);
    const { reference, isNew } = await storeEnquiry(enquiry, { locale, userId, mailBase }, file?.ok ? file.value : undefined);
    if (isNew) kickOutbox();
    return { status: isNew ? 201 : 200, outcome: { reference } };
  } catch (error) {
    logError('enquiry-not-stored', { requestId, kind, cause: describeError(error) });
    return { status: 502, outcome: refusedWith('notStored') };
  }
}
