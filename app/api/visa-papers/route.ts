import { hiddenFields, type PapersResponse } from '@/lib/enquiries/answer';
import { filesOf, roomFor } from '@/lib/enquiries/kinds';
import { addPapers, enquiryOfKey } from '@/lib/enquiries/papers-store';
import { cachePapersResponse } from '@/lib/enquiries/response-cache';
import { checkFiles } from '@/lib/enquiries/take/files';
import { localizePath } from '@/lib/i18n/locales';
import { describeError, logError } from '@/lib/log';
import { errorResponse } from '@/lib/network/http';
import { seeOther } from '@/lib/network/redirect-base';
import { readMultipart } from '@/lib/security/body/json-body';
import { refuseTooMany } from '@/lib/security/rate-limit';
import { requestIdOf } from '@/lib/security/request-id';
import { refuseOtherSites } from '@/lib/security/same-origin';

const postsPerHour = { name: 'visa-papers', uses: 30, seconds: 3600 };
const refusalsPerMinute = { name: 'visa-papers-refusals', uses: 30, seconds: 60 };
const maxTexts = 16_000;
const fields = filesOf('visa');

/** Takes papers for a visa from the page behind the signed link, and leads back to it. The key in the address is the permission. */
export async function POST(request: Request): Promise<Response> {
  const crossOrigin = refuseOtherSites(request);
  if (crossOrigin) return crossOrigin;
  const refusal = await refuseTooMany(request, postsPerHour);
  if (refusal && (await refuseTooMany(request, refusalsPerMinute))) return refusal;
  const { searchParams } = new URL(request.url);
  const key = searchParams.get('key') ?? '';
  const back = async (answer: PapersResponse) => {
    const token = await cachePapersResponse(answer);
    const query = new URLSearchParams({ key, answer: token });
    const locale = searchParams.get(hiddenFields.locale) === 'ar' ? 'ar' : 'en';
    return seeOther(localizePath(`/visa-papers?${query}#answer`, locale));
  };
  const reference = enquiryOfKey(key);
  if (!reference) return errorResponse(404, { error: 'The link is not whole.', code: 'unknownLink' });
  if (refusal) return back({ notice: 'tooManyPapers', errors: [] });
  const form = await readMultipart(
    request,
    fields.map(({ name }) => name),
    roomFor(fields) + maxTexts,
  );
  if (!form.ok) return errorResponse(415, { error: 'Send a form.', code: 'notForm' });
  const files = checkFiles(fields, form.value);
  if (!files.ok) return back({ errors: files.reason });
  if (files.value.length === 0) return back({ notice: 'noFile', errors: [] });
  try {
    return await back({ notice: await addPapers(reference, files.value), errors: [] });
  } catch (error) {
    logError('papers-not-stored', { requestId: requestIdOf(request), cause: describeError(error) });
    return back({ notice: 'notStored', errors: [] });
  }
}
