import 'server-only';
import { createTranslator } from 'next-intl';
import * as z from 'zod/mini';
import { directionOf, intlTag, type Locale } from '@/lib/i18n/locales';
import { loadMessages, type Messages } from '@/lib/i18n/messages';
import { formatQarExactly } from '@/lib/money';
import { createAdminClient } from '@/lib/supabase/admin';
import { isInstalment, paymentMethod } from '@/supabase/functions/_shared/contracts/payments';

const sandboxCharge = z.object({
  id: z.string(),
  amount: z.number(),
  reference: z.string(),
  language: z.enum(['en', 'ar']),
  returnUrl: z.string(),
  status: z.string(),
  method: z.nullable(paymentMethod),
});
export type SandboxCharge = z.infer<typeof sandboxCharge>;

export const sandboxActions = ['pay', 'secure', 'refuse', 'give-up', 'late', 'twice'] as const;
export type SandboxAction = (typeof sandboxActions)[number];

/** A sandbox charge, after performing `action` if one is given. Null when the charge does not exist. */
export async function sandboxChargeOf(id: string, action?: Exclude<SandboxAction, 'secure'>): Promise<SandboxCharge | null> {
  const status = action === 'refuse' ? 'refused' : action === 'give-up' ? 'abandoned' : 'paid';
  const question = action ? { type: 'press', id, status, late: action === 'late' ? 30 : 0 } : { type: 'read', id };
  const { data, error } = await createAdminClient().rpc('sandbox_payment', { question });
  if (error) throw new Error('The sandbox does not answer', { cause: error });
  return z.nullable(sandboxCharge).parse(data);
}

const style = `body{margin:0;background:#eef2f6;color:#14202b;font:17px/1.6 "Segoe UI",Tahoma,Arial,sans-serif}
main{max-width:26rem;margin:0 auto;padding:2rem 1rem}section{background:#fff;border:1px solid #c8d3dd;border-radius:14px;padding:1.25rem}
h1{font-size:1.35rem;margin:0 0 .5rem}.sum{font-size:1.9rem;font-weight:700;margin:.25rem 0 1rem}p{margin:.25rem 0 1rem}
button,a.button{display:block;box-sizing:border-box;width:100%;min-height:48px;margin:.6rem 0 0;padding:.6rem 1rem;border:1px solid #31526e;border-radius:10px;background:#fff;color:#14324a;font:inherit;text-align:center;text-decoration:none;cursor:pointer}
button.first{background:#14324a;color:#fff;font-weight:600}input{box-sizing:border-box;width:100%;min-height:48px;padding:.5rem .75rem;border:1px solid #6b8296;border-radius:10px;font:inherit;direction:ltr}
.note{background:#fff6d8;border:1px solid #d9b84a;border-radius:10px;padding:.6rem .9rem}`;

/** The sandbox's payment page, where the payer chooses what the bank does. With the step `code` it asks for the bank's code. */
export async function sandboxPage(charge: SandboxCharge | null, locale: Locale, step: 'choose' | 'code'): Promise<Response> {
  const messages = (await loadMessages(locale, ['payments'])) as Messages;
  const t = createTranslator({ locale, messages, namespace: 'payments.sandbox' });
  const page = (body: string) =>
    `<!doctype html><html lang="${locale}" dir="${directionOf(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${t('title')}</title><style>${style}</style></head><body><main><section><h1>${t('title')}</h1>${body}</section></main></body></html>`;
  if (!charge) return html(page(`<p>${t('unknown')}</p>`), 404);
  const reference = `<bdi>${charge.reference}</bdi>`;
  const ways = createTranslator({ locale, messages, namespace: 'payments.page.methods' });
  const { method } = charge;
  const way = method && `<p>${t('with', { name: ways(method) })}</p>`;
  const head = `<p>${t('to', { reference })}</p>${way ?? ''}<p class="sum"><bdi>${formatQarExactly(charge.amount / 100, intlTag(locale))}</bdi></p>`;
  const button = (action: SandboxAction, label: string, isFirst = false) =>
    `<button name="press" value="${action}"${isFirst ? ' class="first"' : ''}>${label}</button>`;
  const form = (content: string) =>
    `<form method="post" action="/api/payments/sandbox"><input type="hidden" name="charge" value="${charge.id}">${content}</form>`;
  if (charge.status !== 'pending') {
    const back = charge.returnUrl.replaceAll('"', '%22').replaceAll('&', '&amp;');
    return html(page(`${head}<p>${t('over')}</p><a class="button" href="${back}">${t('back')}</a>`));
  }
  if (step === 'code') {
    const field = `<label>${t('codeLabel')}<input name="code" inputmode="numeric" autocomplete="one-time-code" pattern="[0-9٠-٩]{6}" required></label>`;
    return html(page(`${head}<p>${t('codeTitle')}</p>${form(`${field}${button('pay', t('codeSend'), true)}`)}`));
  }
  const wordOf = (action: SandboxAction) =>
    action === 'refuse' && isInstalment(method) ? t('decline', { name: ways(method) }) : t(action);
  const buttons = sandboxActions.map((action, place) => button(action, wordOf(action), place === 0)).join('');
  return html(page(`${head}<p class="note">${t('note')}</p>${form(buttons)}`));
}

function html(text: string, status = 200): Response {
  return new Response(text, { status, headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' } });
}
