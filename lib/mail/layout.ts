/** The layout of all mail: renders a description of the content as HTML with inline styles, and as text. */

import type { GiftDesign } from '@/content/gift-card-design';
import { giftDrawings } from '@/content/gift-card-drawings';
import { company } from '@/lib/company/company';
import { directionOf, type Locale } from '@/lib/i18n/locales';
import type { SiteMail } from '@/lib/mail-transport/mail-sender';
import { escapeHtml, inline, withoutIsolates } from './inline';

/** Texts are plain. Parts marked with `isolated()` (codes, prices, names, times) become a `<bdi>` in HTML. */
export type Block =
  | { type: 'text'; text: string; isSoft?: true; isStrong?: true }
  | { type: 'heading'; text: string }
  | { type: 'code'; label: string; code: string }
  | { type: 'facts'; rows: readonly Fact[] }
  | { type: 'steps'; items: readonly string[] }
  | { type: 'quote'; text: string }
  | ({ type: 'giftCard' } & DrawnCard)
  | ({ type: 'offer' } & Offer)
  | { type: 'button'; label: string; href: string }
  | { type: 'link'; label: string; href: string };

/** The front of a gift card. */
export interface DrawnCard {
  design: GiftDesign;
  title: string;
  amount: string;
  /** "For Noor" */
  to: string;
  from: string;
}

/** A holiday in a mail with offers. */
interface Offer {
  name: string;
  about: string;
  price: string;
  /** When it costs that. */
  months: string;
  label: string;
  href: string;
  picture?: { src: string; alt: string };
}

export interface Fact {
  term: string;
  /** Several texts are below each other. */
  text: string;
  isStrong?: true;
  /** Below its term, over the full width: on a phone, lines that must not break do not fit beside it. */
  isWide?: true;
}

export interface MailContent {
  language: Locale;
  subject: string;
  /** What mail programs show after the subject in lists. */
  preview: string;
  title: string;
  blocks: readonly Block[];
  /** Why the reader received this mail, and what to do when it was sent by mistake. */
  footer: readonly (string | { label: string; href: string })[];
  /** A picture that nobody sees, which tells us that the mail was opened; only with the reader's consent. */
  counter?: string;
}

export type Composed = { content: MailContent } & Pick<SiteMail, 'replyTo' | 'unsubscribe' | 'attachments'>;

/** Light colours are inline; dark ones are in the head, for mail programs that support them. Others invert colours themselves. */
const style = `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  @media (prefers-color-scheme: dark) {
    .page { background: #17141c !important; }
    .card { background: #221e29 !important; border-color: #3b3445 !important; }
    .ink, .ink td, .ink p, .ink h1, .ink h2, .ink li { color: #f2edf5 !important; }
    .soft { color: #b9b0c2 !important; }
    .line { border-color: #3b3445 !important; }
    .box { background: #2c2634 !important; border-color: #3b3445 !important; }
    .link { color: #f0a3bd !important; }
  }`;

const ink = '#1d1a24';
const soft = '#5a5363';
const line = '#dfd4c4';
const brand = '#8a1538';

export function mailHtml({ language, subject, preview, title, blocks, footer, counter }: MailContent): string {
  const direction = directionOf(language);
  const start = direction === 'rtl' ? 'right' : 'left';
  const name = company.name[language];
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(withoutIsolates(subject))}</title>
<style>${style}</style>
</head>
<body class="page" style="margin:0;padding:0;background:#fbf8f3">
<div style="display:none;max-height:0;overflow:hidden">${inline(preview)}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:#fbf8f3">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" class="card" lang="${language}" dir="${direction}" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#ffffff;border:1px solid ${line};border-radius:16px;border-collapse:separate;overflow:hidden;text-align:${start};font-family:'Segoe UI',Tahoma,Arial,sans-serif">
<tr><td style="padding:16px 24px;background:${brand};color:#ffffff;font-size:18px;line-height:1.6;font-weight:700">${inline(name)}</td></tr>
<tr><td class="ink" style="padding:24px;color:${ink};font-size:16px;line-height:1.7">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.4;color:${ink}">${inline(title)}</h1>
${blocks.map((block) => blockHtml(block, start)).join('\n')}
</td></tr>
<tr><td class="soft line" style="padding:16px 24px 24px;border-top:1px solid ${line};color:${soft};font-size:14px;line-height:1.7">
${[...footer.map((part) => (typeof part === 'string' ? inline(part) : anchor(part))), signatureHtml(language)].map((part) => `<p class="soft" style="margin:0 0 8px">${part}</p>`).join('\n')}
</td></tr>
</table>
</td></tr>
</table>${counter ? `\n<img src="${escapeHtml(counter)}" width="1" height="1" alt="" style="display:block">` : ''}
</body>
</html>`;
}

function blockHtml(block: Block, start: 'left' | 'right'): string {
  switch (block.type) {
    case 'text':
      return `<p${block.isSoft ? ' class="soft"' : ''} style="margin:0 0 16px${block.isSoft ? `;color:${soft};font-size:14px` : ''}${block.isStrong ? ';font-weight:700' : ''}">${inline(block.text)}</p>`;
    case 'heading':
      return `<h2 style="margin:24px 0 8px;font-size:17px;line-height:1.5;color:${ink}">${inline(block.text)}</h2>`;
    case 'code':
      return `<table role="presentation" class="box line" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px;background:#f6efe4;border:1px solid ${line};border-radius:12px;border-collapse:separate"><tr><td style="padding:12px 16px;text-align:${start}"><span class="soft" style="color:${soft};font-size:14px">${inline(block.label)}</span><br><bdi dir="ltr" style="font-size:22px;font-weight:700;letter-spacing:1px">${escapeHtml(block.code)}</bdi></td></tr></table>`;
    case 'facts':
      return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px;border-collapse:collapse">
${block.rows.map((row) => factHtml(row, start)).join('\n')}
</table>`;
    case 'steps':
      return `<ol style="margin:0 0 16px;padding:0;padding-inline-start:24px">
${block.items.map((item) => `<li style="margin:0 0 8px">${inline(item)}</li>`).join('\n')}
</ol>`;
    case 'quote':
      return `<blockquote class="line" style="margin:0 0 16px;padding:4px 16px;border-inline-start:4px solid #d98a32"><p style="margin:0" dir="auto">${inline(block.text)}</p></blockquote>`;
    case 'giftCard':
      return cardHtml(block);
    case 'offer':
      return offerHtml(block, start);
    case 'button':
      return `<p style="margin:0 0 16px">${buttonHtml(block)}</p>`;
    case 'link':
      return `<p style="margin:0 0 12px">${anchor(block)}</p>`;
  }
}

const buttonHtml = ({ label, href }: { label: string; href: string }) =>
  `<a href="${escapeHtml(href)}" style="display:inline-block;padding:12px 24px;background:${brand};color:#ffffff;font-weight:700;text-decoration:none;border-radius:12px">${inline(label)}</a>`;

function offerHtml(offer: Offer, start: 'left' | 'right'): string {
  const { name, about, price, months, picture } = offer;
  // Outlook reads the size from the attributes. With pictures off, its words stand there in the colours of the mail.
  const drawn = picture
    ? `<tr><td style="padding:0;line-height:1.5"><img src="${escapeHtml(picture.src)}" alt="${escapeHtml(picture.alt)}" class="soft" width="550" height="236" style="display:block;width:100%;height:auto;border:0;border-radius:11px 11px 0 0;font-size:14px;color:${soft}"></td></tr>`
    : '';
  return `<table role="presentation" class="box line" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px;background:#f6efe4;border:1px solid ${line};border-radius:12px;border-collapse:separate;overflow:hidden">${drawn}<tr><td style="padding:16px 20px 20px;text-align:${start}">
<h2 style="margin:0;font-size:19px;line-height:1.5;color:${ink}">${inline(name)}</h2>
<p class="soft" style="margin:0 0 8px;color:${soft};font-size:14px">${inline(about)}</p>
<p style="margin:0;font-size:18px;font-weight:700">${inline(price)}</p>
<p class="soft" style="margin:0 0 16px;color:${soft};font-size:14px">${inline(months)}</p>
${buttonHtml(offer)}
</td></tr></table>`;
}

/** Mail programs draw no SVG: the colours of the card, its light and its hills, as a table. The PDF has the drawing. */
function cardHtml({ design, title, amount, to, from }: DrawnCard): string {
  const { back, halo, light, hills } = giftDrawings[design].mail;
  const disc = `<table role="presentation" cellpadding="0" cellspacing="0"><tr><td style="padding:10px;background:${halo};border-radius:50%"><div style="width:44px;height:44px;background:${light};border-radius:50%"></div></td></tr></table>`;
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px;background:${back};border-radius:16px;border-collapse:separate;overflow:hidden">
<tr><td style="padding:24px 24px 12px;color:#ffffff;font-size:16px;line-height:1.5"><strong>${inline(title)}</strong></td><td width="64" style="padding:20px 24px 0">${disc}</td></tr>
<tr><td colspan="2" style="padding:0 24px 20px;color:#ffffff;font-size:17px;line-height:1.5"><span style="font-size:34px;line-height:1.4;font-weight:700">${inline(amount)}</span><br>${inline(to)}<br>${inline(from)}</td></tr>
<tr><td colspan="2" style="height:10px;background:${hills[0]};font-size:0;line-height:0">&nbsp;</td></tr>
<tr><td colspan="2" style="height:10px;background:${hills[1]};font-size:0;line-height:0">&nbsp;</td></tr>
</table>`;
}

function factHtml({ term, text, isStrong, isWide }: Fact, start: 'left' | 'right'): string {
  if (isWide)
    return `<tr><td colspan="2" class="line" style="padding:8px 0;border-top:1px solid ${line};text-align:${start}"><span class="soft" style="color:${soft};font-size:14px">${inline(term)}</span><br>${inline(text)}</td></tr>`;
  return `<tr><td class="soft line" valign="top" width="34%" style="padding:8px 0;padding-inline-end:12px;border-top:1px solid ${line};color:${soft};font-size:14px;text-align:${start}">${inline(term)}</td><td class="line" valign="top" style="padding:8px 0;border-top:1px solid ${line};text-align:${start}${isStrong ? ';font-weight:700' : ''}">${inline(text)}</td></tr>`;
}

function anchor({ label, href }: { label: string; href: string }): string {
  return `<a class="link" href="${escapeHtml(href)}" style="color:${brand};font-weight:600">${inline(label)}</a>`;
}

/** The agency's contact, at the end of every mail. */
function signature(language: Locale): string {
  return [
    company.name[language],
    company.address[language],
    `\u2068${company.phone.display}\u2069`,
    `\u2068${company.email}\u2069`,
  ].join(' · ');
}

/** The same with links. The e-mail address, which contains a hyphen, stays on one line. */
function signatureHtml(language: Locale): string {
  const { name, address, phone, email } = company;
  const link = (href: string, text: string) =>
    `<a class="soft" href="${href}" dir="ltr" style="color:${soft};white-space:nowrap;unicode-bidi:isolate">${escapeHtml(text)}</a>`;
  const lines = [
    inline(`${name[language]} · ${address[language]}`),
    link(phone.href, phone.display),
    link(`mailto:${email}`, email),
  ];
  return lines.join('<br>');
}

/** The content as text. Arabic keeps the invisible isolates around codes; English needs none. */
export function mailText({ language, title, blocks, footer }: MailContent): string {
  const parts = [title, ...blocks.map(blockText), '—', ...footer.map(footerText), signature(language), ''];
  const text = parts.join('\n\n');
  return language === 'ar' ? text : withoutIsolates(text);
}

function blockText(block: Block): string {
  switch (block.type) {
    case 'text':
    case 'heading':
      return block.text;
    case 'code':
      return `${block.label}: \u2068${block.code}\u2069`;
    case 'facts':
      return block.rows.map(({ term, text }) => `${term}${/[?؟]$/.test(term) ? '' : ':'} ${text}`).join('\n');
    case 'quote':
      return block.text;
    case 'giftCard':
      return [block.title, block.amount, block.to, block.from].join('\n');
    case 'offer':
      return [block.name, block.about, block.price, block.months, `${block.label}: ${block.href}`].join('\n');
    case 'steps':
      return block.items.map((item, index) => `${index + 1}. ${item}`).join('\n');
    case 'button':
    case 'link':
      return `${block.label}${block.label.includes(':') ? '' : ':'}\n${block.href}`;
  }
}

const footerText = (part: MailContent['footer'][number]) => (typeof part === 'string' ? part : `${part.label}:\n${part.href}`);
