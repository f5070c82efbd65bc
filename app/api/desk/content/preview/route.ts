import { draftMode } from 'next/headers';
import { kindOf } from '@/lib/content/kinds';
import { readContentRole } from '@/lib/content/versions';
import { isLocale, localizePath } from '@/lib/i18n/locales';
import { describeError, logError } from '@/lib/log';
import { answerError } from '@/lib/network/http';
import { seeOther } from '@/lib/network/redirect-base';
import { refuseTooMany } from '@/lib/security/rate-limit';
import { requestIdOf } from '@/lib/security/request-id';
import { createSessionClient, readUserId } from '@/lib/supabase/server';

const perMinute = { name: 'desk-preview', uses: 60, seconds: 60 };

/** Leads to the page with its latest draft, for editors and publishers, and with `end` back to what visitors see. */
export async function GET(request: Request): Promise<Response> {
  const refusal = await refuseTooMany(request, perMinute);
  if (refusal) return refusal;
  const query = new URL(request.url).searchParams;
  const [path] = kindOf(query.get('kind') ?? '')?.pathsOf(query.get('key') ?? '') ?? [];
  const language = query.get('language');
  if (!path || !isLocale(language)) return answerError(404, { error: 'There is nothing at this address.', code: 'unknownPage' });
  const draft = await draftMode();
  if (query.has('end')) {
    draft.disable();
    return seeOther(localizePath(path, language));
  }
  const user = await readUserId();
  if (!user.ok) return user.reason;
  try {
    if (!(await readContentRole(await createSessionClient())))
      return answerError(403, { error: 'This is for editors and publishers.', code: 'notStaff' });
  } catch (error) {
    logError('desk-preview-failed', { requestId: requestIdOf(request), cause: describeError(error) });
    return answerError(502, { error: 'It cannot be shown at the moment.', code: 'unavailable' });
  }
  draft.enable();
  return seeOther(localizePath(path, language));
}
