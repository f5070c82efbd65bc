import { cookies, headers } from 'next/headers';
import { hiddenFields } from '@/lib/enquiries/answer';
import { takeEnquiry } from '@/lib/enquiries/take/take-enquiry';
import { siteUrl } from '@/lib/env';
import { type Locale, localizePath } from '@/lib/i18n/locales';
import { describeError, logError } from '@/lib/log';
import { mailLinkBase } from '@/lib/mail-transport/link-base';
import { errorResponse, fieldErrors, jsonResponse } from '@/lib/network/http';
import { seeOther } from '@/lib/network/redirect-base';
import { addToPlanPath } from '@/lib/routes/trip-plan-address';
import { readForm } from '@/lib/security/body/json-body';
import { refuseTooMany, secondsToWait } from '@/lib/security/rate-limit';
import { requestIdOf } from '@/lib/security/request-id';
import { refuseOtherSites } from '@/lib/security/same-origin';
import { readVisitor } from '@/lib/supabase/server';
import {
  addChoice,
  addition,
  changePlan,
  deviceCookie,
  deviceOf,
  deviceSeconds,
  keepPlanResponse,
  newDevice,
  newPlan,
  type PlanResponse,
  planAction,
  planAnswerInWords,
  planKey,
  planOfKey,
  planToMake,
  readPlan,
} from '@/lib/trip-plans/store';
import { seeChoice } from './seen-choice';

const maxBodyBytes = 24_000;
/** Whole families and offices share an address. */
const postsPerMinute = { name: 'trip-plans', uses: 90, seconds: 60 };
const refusalsPerMinute = { name: 'trip-plan-refusals', uses: 30, seconds: 60 };
const newPlansPerHour = { name: 'trip-plans-made', uses: 20, seconds: 3600 };
const questionsPerHour = { name: 'trip-plan-questions', uses: 10, seconds: 3600 };
/** For each device. */
const commentsPerMinute = { name: 'trip-plan-comments', uses: 6, seconds: 60 };
const looksPerMinute = { name: 'trip-plan-looks', uses: 300, seconds: 60 };

type Typed = Readonly<Record<string, string>>;
/** What became of a form; `plan` is where its page leads. */
interface Outcome extends Omit<PlanResponse, 'typed' | 'device'> {
  isDone: boolean;
  plan: string | null;
}
const refused = (notice: NonNullable<PlanResponse['notice']>, plan: string | null): Outcome => ({
  isDone: false,
  notice,
  errors: [],
  plan,
});

/**
 * Takes every form of a trip plan. The key in it is the permission to look and join, the cookie of the device says who does it. With
 * `Accept: application/json` the answer is `{ isDone, hasFieldErrors, text }`; else the browser is sent to the page that shows it.
 */
export async function POST(request: Request): Promise<Response> {
  const crossOrigin = refuseOtherSites(request);
  if (crossOrigin) return crossOrigin;
  const refusal = await refuseTooMany(request, postsPerMinute);
  if (refusal && (await refuseTooMany(request, refusalsPerMinute))) return refusal;
  const form = await readForm(request, maxBodyBytes);
  if (!form.ok) {
    return form.reason === 'notForm'
      ? errorResponse(415, { error: 'Send a form.', code: 'notForm' })
      : errorResponse(413, { error: 'The form is too large.', code: 'bodyTooLarge' });
  }
  const typed: Typed = Object.fromEntries(form.value);
  const device = await keepDevice(typed['device']);
  const outcome = refusal ? refused('tooMany', planOfKey(typed['key'] ?? '')) : await act(request, typed, device).catch(failed);
  const locale: Locale = typed['locale'] === 'ar' ? 'ar' : 'en';

  if (request.headers.get('accept')?.includes('application/json')) {
    const { notice, errors } = await planAnswerInWords(locale, outcome);
    const text = [notice?.text, ...Object.values(errors)].filter(Boolean).join(' ');
    const hasFieldErrors = Object.keys(errors).length > 0;
    return jsonResponse(
      { isDone: outcome.isDone, hasFieldErrors, ...(text && { text }) },
      outcome.isDone ? 200 : refusal ? 429 : 400,
    );
  }
  return seeOther(localizePath(await pathAfter(outcome, typed, device), locale));

  function failed(error: unknown): Outcome {
    logError('trip-plan-not-stored', { requestId: requestIdOf(request), cause: describeError(error) });
    return refused('notStored', planOfKey(typed['key'] ?? typed['plan'] ?? ''));
  }
}

/** The version of a plan, for the pages that show it: `?key=…`. */
export async function GET(request: Request): Promise<Response> {
  const refusal = await refuseTooMany(request, looksPerMinute);
  if (refusal) return refusal;
  const id = planOfKey(new URL(request.url).searchParams.get('key') ?? '');
  try {
    const plan = id && (await readPlan(id, null));
    return plan
      ? jsonResponse({ version: plan.version })
      : errorResponse(404, { error: 'This plan has ended.', code: 'planEnded' });
  } catch (error) {
    logError('trip-plan-not-read', { requestId: requestIdOf(request), cause: describeError(error) });
    return errorResponse(502, { error: 'The plan cannot be read now.', code: 'notRead' });
  }
}

/** Who this device is; without a cookie it gets the one that its form carries. */
async function keepDevice(inForm: string | undefined): Promise<string> {
  const jar = await cookies();
  const known = deviceOf(jar.getAll().find(({ name }) => name === deviceCookie)?.value);
  if (known) return known;
  const signed = inForm && deviceOf(inForm) ? inForm : newDevice();
  const secure = siteUrl().startsWith('https:');
  jar.set(deviceCookie, signed, { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: deviceSeconds });
  return deviceOf(signed) ?? '';
}

async function act(request: Request, typed: Typed, device: string): Promise<Outcome> {
  if (typed['type'] === 'add') return add(request, typed, device);
  const plan = planOfKey(typed['key'] ?? '');
  if (!plan) return refused('gone', null);
  if (typed['type'] === 'ask') return ask(request, typed, plan, device);
  const action = planAction.safeParse(typed);
  if (!action.success) return { isDone: false, errors: fieldErrors(action.error.issues), plan };
  if (action.data.type === 'comment' && (await secondsToWait(request, commentsPerMinute, device)) > 0) {
    return refused('tooMany', plan);
  }
  const outcome = await changePlan(plan, device, action.data);
  return outcome === 'done' ? { isDone: true, errors: [], plan } : refused(outcome, plan);
}

/** Adds what is at the address that the visitor came from, as the server sees it now. */
async function add(request: Request, typed: Typed, device: string): Promise<Outcome> {
  const made = planToMake(typed['plan'] ?? '');
  const plan = made ?? planOfKey(typed['plan'] ?? '');
  if (!plan) return refused('gone', null);
  const input = (made ? newPlan : addition).safeParse(typed);
  if (!input.success) return { isDone: false, errors: fieldErrors(input.error.issues), plan: null };
  if (made && (await refuseTooMany(request, newPlansPerHour))) return refused('tooMany', null);
  const choice = await seeChoice(typed['from'] ?? '', await headers());
  if (!choice) return refused('notFound', null);
  const { planTitle: _, ...seen } = choice;
  const outcome = await addChoice(plan, { device, ...input.data }, seen);
  return outcome === 'done' ? { isDone: true, notice: 'added', errors: [], plan } : refused(outcome, null);
}

/** Sends the maker's question to the agency, as an enquiry that names the plan. */
async function ask(request: Request, typed: Typed, plan: string, device: string): Promise<Outcome> {
  const known = await readPlan(plan, device);
  if (!known) return refused('gone', plan);
  if (!known.me?.isMaker) return refused('notYours', plan);
  const { message = '', email = '' } = typed;
  const locale = typed['locale'] === 'ar' ? 'ar' : 'en';
  const { outcome } = await takeEnquiry(
    { kind: 'tripPlan', locale, values: { name: known.me.name, message, email, [hiddenFields.locale]: locale } },
    {
      visitor: await readVisitor(),
      requestId: requestIdOf(request),
      mailBase: mailLinkBase(request),
      isTooMany: async () => (await refuseTooMany(request, questionsPerHour)) !== null,
      complete: (enquiry) => ({ ...enquiry, details: { ...enquiry.details, plan } }),
    },
  );
  if ('reference' in outcome) {
    // Open pages see that the plan has changed.
    await changePlan(plan, device, { type: 'join' });
    return { isDone: true, notice: 'asked', errors: [], plan };
  }
  const words = { required: 'textMissing', tooLong: 'textTooLong' } as const;
  return {
    isDone: false,
    notice: outcome.errors.length > 0 ? undefined : outcome.notice === 'tooMany' ? 'tooMany' : 'notAsked',
    errors: outcome.errors.map(({ path, message: key }) => ({ path, message: words[key as keyof typeof words] ?? key })),
    plan,
  };
}

/** English path of the page that shows what became of the form, with what was typed where it was refused. */
async function pathAfter({ isDone, notice, errors, plan }: Outcome, typed: Typed, device: string): Promise<string> {
  const isFresh = typed['type'] === 'add' && !isDone;
  const page = isFresh ? addToPlanPath((typed['from'] ?? '').slice(0, 1500)) : `/trip-plan?key=${plan ? planKey(plan) : ''}`;
  if (isDone && !notice) return page;
  const saved = isDone
    ? []
    : Object.entries(typed).filter(([name]) => ['name', 'title', 'text', 'message', 'email'].includes(name));
  const answer = { device, notice, errors, typed: Object.fromEntries(saved.map(([name, text]) => [name, text.slice(0, 4000)])) };
  return `${page}&answer=${await keepPlanResponse(answer)}`;
}
