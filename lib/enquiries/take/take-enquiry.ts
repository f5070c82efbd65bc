import 'server-only';
import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { papersPage } from '@/lib/enquiries/papers-store';
import type { Locale } from '@/lib/i18n/locales';
import { describeError, logError } from '@/lib/log';
import { kickOutbox } from '@/lib/mail-transport/mail-sender';
import { timeouts } from '@/lib/network/timeouts';
import { type Result, success } from '@/lib/result';
import type { Visitor } from '@/lib/supabase/account/visitor';
import { createAdminClient } from '@/lib/supabase/admin';
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import { type EnquiryOutcome, hiddenFields, refusedWith } from '../answer';
import type { EnquiryKind } from '../kinds';
import { checkEnquiry, type Enquiry, type TypedValues } from './check-enquiry';
import { asStored, type EnquiryFile, type FileError } from './files';

/** In milliseconds: no person reads, fills in and sends a form faster. */
const shortestMs = 1500;

interface Posted {
  kind: EnquiryKind;
  locale: Locale;
  values: TypedValues;
  /** For a form with files. */
  files?: Result<EnquiryFile[], FileError[]> | undefined;
}

interface TakeOptions {
  visitor: Visitor;
  /** The sender was signed in on the form: without a session, nothing is stored. */
  isAccountExpected?: boolean;
  requestId: string;
  /** The origin of links in its mail, when it was sent on a preview: see lib/mail-transport/link-base.ts. */
  mailBase?: string | null;
  /** Counts this enquiry against the sender's rate limit; true when the limit is reached. */
  isTooMany: (hasFiles: boolean) => Promise<boolean>;
  /** Adds data besides the typed values, such as the price shown. */
  complete?: (enquiry: Enquiry) => Enquiry;
}

/** Checks a posted form and stores it when it is valid. Returns the outcome and the HTTP status. Never rejects. */
export async function takeEnquiry(
  { kind, locale, values, files = success([]) }: Posted,
  { visitor, isAccountExpected = false, requestId, mailBase = null, isTooMany, complete = (enquiry) => enquiry }: TakeOptions,
): Promise<{ status: number; outcome: EnquiryOutcome }> {
  if (values[hiddenFields.empty]) return { status: 400, outcome: refusedWith('refused') };

  const checked = checkEnquiry(kind, values, todayInQatar());
  if (!checked.ok || !files.ok) {
    const errors = [...(checked.ok ? [] : checked.reason), ...(files.ok ? [] : files.reason)];
    return { status: 400, outcome: { errors } };
  }
  // Checked after the fields: pressing Send at once reports the missing ones. Without script there is no time to check.
  const elapsed = values[hiddenFields.elapsed];
  if (elapsed && Number(elapsed) < shortestMs) return { status: 400, outcome: refusedWith('tooFast') };
  if (visitor.status === 'unknown') return { status: 503, outcome: refusedWith('notStored') };
  if (visitor.status === 'signedOut' && isAccountExpected) return { status: 401, outcome: refusedWith('signedOut') };
  const userId = visitor.status === 'signedIn' ? visitor.user.id : null;
  const hasFiles = files.value.length > 0;
  const isApplication = kind === 'career';
  if (await isTooMany(hasFiles)) {
    return { status: 429, outcome: refusedWith(hasFiles ? (isApplication ? 'tooManyFiles' : 'tooManyPapers') : 'tooMany') };
  }
  try {
    const enquiry = complete(checked.value);
    const stored = await storeEnquiry(enquiry, { locale, userId, mailBase }, files.value);
    if (stored.outcome === 'full') return { status: 503, outcome: refusedWith(isApplication ? 'noRoom' : 'noRoomForPapers') };
    const isNew = stored.outcome === 'created';
    if (isNew) kickOutbox();
    return {
      status: isNew ? 201 : 200,
      outcome: { reference: stored.reference, ...(kind === 'visa' && { papers: papersPage(stored.reference, locale) }) },
    };
  } catch (error) {
    logError('enquiry-not-stored', { requestId, kind, cause: describeError(error) });
    return { status: 502, outcome: refusedWith('notStored') };
  }
}

const outcomes = z.tuple([
  z.union([
    z.object({ outcome: z.enum(['created', 'repeated']), reference: z.string() }),
    // The files of all visitors together have a limit.
    z.object({ outcome: z.literal('full') }),
  ]),
]);

/**
 * Stores a checked enquiry; equal content of the same sender is stored once a day. Enqueues mail to sender and agency with it. Rejects when the
 * database does not confirm.
 */
async function storeEnquiry(
  { kind, name, email, phone, details }: Enquiry,
  { locale, userId, mailBase }: { locale: Locale; userId: string | null; mailBase: string | null },
  files: readonly EnquiryFile[],
): Promise<z.infer<typeof outcomes>[0]> {
  const cv = files.find(({ field }) => field === 'cv');
  const content = { kind, user_id: userId, name, email, phone, details: { ...details, ...(cv && { cv: cv.name }) } };
  const fingerprint = createHash('sha256').update(JSON.stringify(content));
  for (const { bytes } of files) fingerprint.update(bytes);
  const enquiry = { ...content, locale, request_fingerprint: fingerprint.digest('hex') };
  const { data, error } =
    files.length > 0
      ? await createAdminClient({ timeLimitMs: timeouts.supabaseWithFile, mailBase }).rpc('create_enquiry_with_files', {
          enquiry,
          files: files.map(asStored),
        })
      : await createAdminClient({ mailBase }).rpc('create_enquiry', { enquiry });
  if (error) throw new Error('The enquiry is not stored', { cause: error });
  return outcomes.parse(data)[0];
}
