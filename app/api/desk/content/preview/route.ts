import { cookies, draftMode } from 'next/headers';
import { hasKey, kindOf } from '@/lib/content/kinds';
import { previewCookie } from '@/lib/content/read-draft';
import { readContentRole } from '@/lib/content/versions';
import { isLocale, localizePath } from '@/lib/i18n/locales';
import { describeError, logError } from '@/lib/log';
import { errorResponse } from '@/lib/network/http';
import { seeOther } from '@/lib/network/redirect-base';
import { refuseTooMany } from '@/lib/security/rate-limit';
import { requestIdOf } from '@/lib/security/request-id';
import { createSessionClient, readVisitor } from '@/lib/supabase/server';

const perMinute = { name: 'desk-preview', uses: 60, seconds: 60 };

/**
 * Leads to the page with its draft, for editors and publishers, and with `end` back to what visitors see. People open it, so everybody else is led to
 * the desk, which asks to sign in, or says who may.
 */
export async function GET(request: Request): Promise<Response> {
  const refusal = await refuseTooMany(request, perMinute);
  if (refusal) return refusal;
  const query = new URL(request.url).searchParams;
  const [name, key] = [query.get('kind') ?? '', query.get('key') ?? ''];
  const kind = kindOf(name);
  const [path] = kind && hasKey(kind, key) ? kind.pathsOf(key) : [];
  const language = query.get('language');
  if (!path || !isLocale(language))
    return errorResponse(404, { error: 'There is nothing at this address.', code: 'unknownPage' });
  const [draft, store] = await Promise.all([draftMode(), cookies()]);
  if (query.has('end')) {
    draft.disable();
    store.delete(previewCookie);
    return seeOther(localizePath(path, language));
  }
  if (!(await isEditor(request)))
    return seeOther(localizePath(`/desk/content?${new URLSearchParams({ kind: name, key })}`, language));
  draft.enable();
  store.set(previewCookie, `${name}/${key}`, { path: '/', httpOnly: true, sameSite: 'lax' });
  return seeOther(localizePath(path, language));
}

/** False also when it cannot be found out: the desk then offers to try again. */
async function isEditor(request: Request): Promise<boolean> {
  if ((await readVisitor()).status !== 'signedIn') return false;
  try {
    return (await readContentRole(await createSessionClient())) !== null;
  } catch (error) {
    logError('desk-preview-failed', { requestId: requestIdOf(request), cause: describeError(error) });
    return false;
  }
}
