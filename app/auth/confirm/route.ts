import { cookies } from 'next/headers';
import { askingPage, pageAfterConfirm, readConfirmLink } from '@/lib/account/mailed-link/confirm-link';
import { recoveryCookie, recoverySeconds } from '@/lib/account/mailed-link/recovery-cookie';
import { redeemLink, signUpElsewhere } from '@/lib/account/mailed-link/redeem-link';
import { readSignUpCookie, signUpCookie } from '@/lib/account/mailed-link/sign-up-cookie';
import { safeNext } from '@/lib/account/safe-redirect';
import { arrivalCookie, arrivalSeconds } from '@/lib/account/session/arrival';
import { sessionIdOf } from '@/lib/account/session/session-types';
import { siteUrl } from '@/lib/env';
import { seeOther } from '@/lib/network/redirect-base';
import { readForm } from '@/lib/security/body/json-body';
import { refuseOtherSites } from '@/lib/security/same-origin';
import { readVisitor } from '@/lib/supabase/server';

const maxBytes = 2_000;
/** Set when a link is opened. A browser that does not send it back with the button would use the link up for a session it cannot keep. */
const acceptedCookie = 'karam-accepted=1';

/** Target of the links in mail (supabase/templates). Mail scanners open every link, so this only leads to a button. */
export async function GET(request: Request): Promise<Response> {
  const link = readConfirmLink(new URL(request.url).searchParams);
  const isElsewhere = link.token?.type === 'signup' && (await isMadeElsewhere(link.token.tokenHash));
  const isSignedIn = (await readVisitor()).status !== 'signedOut';
  return leadToAsking(askingPage(link, { isSignedIn, question: isElsewhere ? 'ask' : null }));
}

/** False when that cannot be determined: the POST checks again. */
async function isMadeElsewhere(tokenHash: string): Promise<boolean> {
  const mark = await signUpMark();
  return signUpElsewhere(tokenHash, mark?.id ?? null).then(Boolean, () => false);
}

async function signUpMark() {
  const store = await cookies();
  return readSignUpCookie(store.getAll().find(({ name }) => name === signUpCookie)?.value);
}

export function HEAD(): Response {
  return new Response(null, { headers: { 'Cache-Control': 'no-store' } });
}

/** Redeems the link when that button is pressed, and redirects to the page it is for. */
export async function POST(request: Request): Promise<Response> {
  const refusal = refuseOtherSites(request);
  if (refusal) return refusal;
  const form = await readForm(request, maxBytes);
  const link = readConfirmLink(form.ok ? form.value : new URLSearchParams());
  const { token, locale } = link;
  if (!token) return leadTo(pageAfterConfirm(null, 'expired', locale));
  const visitor = await readVisitor();
  // The link stays valid.
  if (visitor.status === 'unknown') return leadTo(pageAfterConfirm(token.type, 'unreachable', locale));
  const presentId = visitor.status === 'signedIn' ? visitor.user.id : null;
  const isSignedIn = presentId !== null;
  const typed = form.ok ? form.value : new URLSearchParams();
  if (!request.headers.get('cookie')?.includes(acceptedCookie)) {
    const question = typed.has('password') ? 'ask' : null;
    return leadToAsking(askingPage(link, { isSignedIn, question, areCookiesRefused: true }));
  }
  // Ask before another session replaces the one of a signed-in visitor.
  const mayReplace = token.type === 'email_change' || typed.get('replace') === 'yes';
  if (isSignedIn && !mayReplace) return leadToAsking(askingPage(link, { isSignedIn }));

  const store = await cookies();
  const mark = await signUpMark();
  const { outcome, session } = await redeemLink(token, {
    presentId,
    madeHere: mark?.id ?? null,
    password: typed.get('password'),
    mayDiscardSignUp: typed.get('forget') === 'yes',
  });
  if (typeof outcome === 'object') return leadToAsking(askingPage(link, { isSignedIn, question: outcome.question }));
  // Pages are prerendered, so scripts have to read these cookies. They give no access to anything.
  const readable = { path: '/', sameSite: 'lax', secure: siteUrl().startsWith('https:') } as const;
  if (session && (token.type === 'recovery' || outcome === 'choosePassword')) {
    // Only this session may choose a new password without the present one.
    store.set(recoveryCookie, sessionIdOf(session.access_token) ?? '', { ...readable, maxAge: recoverySeconds });
  } else if (session) {
    store.set(arrivalCookie, token.type === 'signup' ? 'created' : 'emailChanged', { ...readable, maxAge: arrivalSeconds });
    if (token.type === 'signup' && mark?.id === session.user.id) return leadTo(safeNext(mark.next, locale));
  }
  return leadTo(pageAfterConfirm(token.type, outcome, locale));
}

function leadToAsking(page: string): Response {
  const answer = leadTo(page);
  answer.headers.append('Set-Cookie', `${acceptedCookie}; Path=/auth/confirm; HttpOnly; SameSite=Lax`);
  return answer;
}

function leadTo(page: string): Response {
  const answer = seeOther(page);
  answer.headers.set('X-Robots-Tag', 'noindex');
  return answer;
}
