import { hiddenFields, refusedWith } from '@/lib/enquiries/answer';
import { type EnquiryKind, filesOf, isEnquiryKind, roomFor } from '@/lib/enquiries/kinds';
import { answerInWords, cacheResponse } from '@/lib/enquiries/response-cache';
import type { TypedValues } from '@/lib/enquiries/take/check-enquiry';
import { checkFiles } from '@/lib/enquiries/take/files';
import { takeEnquiry } from '@/lib/enquiries/take/take-enquiry';
import { isLocale, type Locale, localizePath, splitLocale } from '@/lib/i18n/locales';
import { withIndicativePrice } from '@/lib/insurance/price';
import { mailLinkBase } from '@/lib/mail-transport/link-base';
import { errorResponse, jsonResponse } from '@/lib/network/http';
import { seeOther } from '@/lib/network/redirect-base';
import { withTourPrice } from '@/lib/packages/tour-price';
import { success } from '@/lib/result';
import { readForm, readMultipart } from '@/lib/security/body/json-body';
import { refuseTooMany } from '@/lib/security/rate-limit';
import { requestIdOf } from '@/lib/security/request-id';
import { refuseOtherSites } from '@/lib/security/same-origin';
import { publishedIsRead } from '@/lib/state/published-content';
import { expectsAccount } from '@/lib/supabase/account/expected-account';
import { readVisitor } from '@/lib/supabase/server';

const maxBodyBytes = 64_000;
/** Invalid attempts count too, because what was typed is cached. Valid enquiries count per form. */
const postsPerMinute = { name: 'enquiry-posts', uses: 30, seconds: 60 };
/** Above the limit the visitor gets a message and the typed values are cached, until a second limit is reached. */
const refusalsPerMinute = { name: 'enquiry-refusals', uses: 30, seconds: 60 };
const enquiriesPerMinute = (kind: string) => ({ name: `enquiry-${kind}`, uses: 10, seconds: 60 });
const filesPerHour = (kind: EnquiryKind) => ({
  name: `enquiry-files-${kind}`,
  uses: kind === 'career' ? 3 : 10,
  seconds: 3600,
});

interface EnquiryContext {
  params: Promise<{ kind: string }>;
}

/**
 * Takes a form as browsers post it. With `Accept: application/json` the answer is an `EnquiryResponse`; else the browser is sent
 * to the page that shows it (docs/product/enquiries.md).
 */
export async function POST(request: Request, { params }: EnquiryContext): Promise<Response> {
  const { kind } = await params;
  if (!isEnquiryKind(kind)) return errorResponse(404, { error: 'There is no form of that name.', code: 'unknownForm' });
  const crossOrigin = refuseOtherSites(request);
  if (crossOrigin) return crossOrigin;
  const refusal = await refuseTooMany(request, postsPerMinute);
  if (refusal && (await refuseTooMany(request, refusalsPerMinute))) return refusal;
  const body = await readEnquiry(request, kind, refusal !== null);
  if (!body.ok && body.reason === 'notForm') return errorResponse(415, { error: 'Send a form.', code: 'notForm' });

  // For the prices that are added to it.
  await publishedIsRead();
  const values: TypedValues = body.ok ? body.value.values : {};
  const locale = localeOf(values, request);
  const { status, outcome } = refusal
    ? { status: 429, outcome: refusedWith('tooMany') }
    : body.ok
      ? await takeEnquiry(
          { kind, locale, values, files: body.value.files },
          {
            visitor: await readVisitor(),
            isAccountExpected: request.headers.has(expectsAccount),
            requestId: requestIdOf(request),
            mailBase: mailLinkBase(request),
            isTooMany: async (hasFiles) =>
              (await refuseTooMany(request, hasFiles ? filesPerHour(kind) : enquiriesPerMinute(kind))) !== null,
            complete: (enquiry) => withTourPrice(withIndicativePrice(enquiry)),
          },
        )
      : { status: 413, outcome: refusedWith('tooLarge') };

  if (request.headers.get('accept')?.includes('application/json')) {
    const answer = await answerInWords(locale, kind, outcome);
    return refusal ? new Response(JSON.stringify(answer), { status, headers: refusal.headers }) : jsonResponse(answer, status);
  }
  const token = await cacheResponse({ kind, values: 'reference' in outcome ? {} : values, outcome });
  return seeOther(localizePath(`/enquiry?answer=${token}#enquiry`, locale));
}

/** The locale in the form. If the form could not be read, the locale of the page in the Referer header, else English. */
function localeOf(values: TypedValues, request: Request): Locale {
  const wanted = values[hiddenFields.locale];
  if (isLocale(wanted)) return wanted;
  const page = URL.parse(request.headers.get('referer') ?? '');
  return page ? splitLocale(page.pathname).locale : 'en';
}

/** The typed values, and the checked files if the form has some: of a refused request they are not read. */
async function readEnquiry(request: Request, kind: EnquiryKind, isRefused: boolean) {
  const fields = filesOf(kind);
  const isPlain = request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded');
  if (fields.length === 0 || isPlain) {
    const form = await readForm(request, maxBodyBytes);
    if (!form.ok) return form;
    return success({ values: Object.fromEntries(form.value), files: checkFiles(fields, { files: {}, isCut: false }) });
  }
  const names = fields.map(({ name }) => name);
  const form = await readMultipart(request, names, (isRefused ? 0 : roomFor(fields)) + maxBodyBytes);
  return form.ok ? success({ values: form.value.values, files: checkFiles(fields, form.value) }) : form;
}
