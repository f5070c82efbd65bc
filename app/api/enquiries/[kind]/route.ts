import { hiddenFields } from '@/lib/enquiries/answer';
import { answerNotice } from '@/lib/enquiries/answer-words';
import { keepAnswer } from '@/lib/enquiries/kept-answers';
import { isEnquiryKind } from '@/lib/enquiries/kinds';
import { takeEnquiry } from '@/lib/enquiries/take-enquiry';
import { answerError, answerJson, answerOnly } from '@/lib/http';
import { type Locale, localizePath } from '@/lib/i18n/locales';
import { withIndicativePrice } from '@/lib/insurance/stored-price';
import { readForm } from '@/lib/security/form-body';
import { refuseTooMany } from '@/lib/security/rate-limit';
import { requestIdOf } from '@/lib/security/request-id';
import { refuseOtherSites } from '@/lib/security/same-origin';
import { verifiedUserId } from '@/lib/supabase/server';

const maxBodyBytes = 64_000;
/** Tries count too, as what was typed is kept for a while; enquiries that are in order count per form. */
const postsPerMinute = { name: 'enquiry-posts', uses: 30, seconds: 60 };
const enquiriesPerMinute = (kind: string) => ({ name: `enquiry-${kind}`, uses: 10, seconds: 60 });

interface EnquiryContext {
  params: Promise<{ kind: string }>;
}

/**
 * Takes a form as browsers post it. With `Accept: application/json` the answer is an `EnquiryAnswer`; else the browser is sent
 * to the page that shows it (docs/decisions/0021-enquiries.md).
 */
export async function POST(request: Request, { params }: EnquiryContext): Promise<Response> {
  const { kind } = await params;
  if (!isEnquiryKind(kind)) return answerError(404, { error: 'There is no form of that name.', code: 'unknownForm' });
  const refusal = refuseOtherSites(request) ?? (await refuseTooMany(request, postsPerMinute));
  if (refusal) return refusal;
  const body = await readForm(request, maxBodyBytes);
  if (!body.ok && body.reason === 'notForm') return answerError(415, { error: 'Send a form.', code: 'notForm' });

  const values = body.ok ? Object.fromEntries(body.value) : {};
  const locale: Locale = values[hiddenFields.locale] === 'ar' ? 'ar' : 'en';
  const { status, answer } = body.ok
    ? await takeEnquiry(
        { kind, locale, values },
        {
          userId: await verifiedUserId(),
          requestId: requestIdOf(request),
          isTooMany: async () => (await refuseTooMany(request, enquiriesPerMinute(kind))) !== null,
          complete: withIndicativePrice,
        },
      )
    : { status: 413, answer: await answerNotice(locale, 'tooLarge') };

  if (request.headers.get('accept')?.includes('application/json')) return answerJson(answer, status);
  const token = await keepAnswer({ kind, locale, values: 'reference' in answer ? {} : values, answer });
  const location = localizePath(`/enquiry?answer=${token}#enquiry`, locale);
  return new Response(null, { status: 303, headers: { Location: location, 'Cache-Control': 'no-store' } });
}

const onlyPost = answerOnly('POST');

export { onlyPost as DELETE, onlyPost as GET, onlyPost as OPTIONS, onlyPost as PATCH, onlyPost as PUT };
