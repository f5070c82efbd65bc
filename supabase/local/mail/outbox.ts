import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

const condition =
  /\{\{ ?if eq \.Data\.(\w{1,40}) "([^"]{0,40})" ?\}\}([\s\S]{0,9999}?)\{\{ ?else ?\}\}([\s\S]{0,9999}?)\{\{ ?end ?\}\}/g;

/**
 * Resolves `{{ if eq .Data.locale "ar" }}…{{ else }}…{{ end }}` with a user's sign-up data, as Supabase's templates do. Lite leaves conditions in
 * place. Supports only this form, not nested, which is what our templates use.
 */
export function resolveConditions(template: string, data: Record<string, unknown>): string {
  return template.replace(condition, (_whole, name: string, value: string, then: string, otherwise: string) =>
    data[name] === value ? then : otherwise,
  );
}

export interface MailAttachment {
  filename: string;
  contentType: string;
  content: string;
  encoding?: 'base64';
}

export interface CapturedMail {
  to: string;
  subject: string;
  /** The link in the mail; null without one. */
  link: string | null;
  text: string;
  html: string;
  /** Headers besides sender, receiver and subject. */
  headers?: Record<string, string>;
  attachments?: readonly MailAttachment[];
  /** Instant in UTC. */
  at: string;
}

const shown = 200;
const maxMails = 500;

/** The sign-up data of the user with that address. */
type DataOf = (address: string) => Promise<Record<string, unknown>>;

/** Stores mail in a folder instead of sending it. */
export class Outbox {
  readonly #folder: string;
  readonly #dataOf: DataOf;
  #count = 0;

  constructor(folder: string, dataOf: DataOf) {
    this.#folder = folder;
    this.#dataOf = dataOf;
  }

  /** Stores mail from Auth: a template with conditions, whose text is made from its HTML. */
  async send(mail: { to: string; subject: string; html?: string; text?: string }): Promise<void> {
    const html = resolveConditions(mail.html ?? '', await this.#dataOf(mail.to));
    await this.keep({ to: mail.to, subject: mail.subject, html, text: html ? plainText(html) : (mail.text ?? '') });
  }

  /** Stores a complete mail. */
  async keep(mail: Omit<CapturedMail, 'at' | 'link'>): Promise<void> {
    const link = mail.html ? firstLink(mail.html) : (/https?:\/\/\S+/.exec(mail.text)?.[0] ?? null);
    const captured: CapturedMail = { ...mail, link, at: new Date().toISOString() };
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    // Names sort by time, then by the order in which this process wrote them.
    const order = String(this.#count++).padStart(8, '0');
    const name = `${captured.at.replaceAll(':', '-')}-${order}-${randomBytes(3).toString('hex')}.json`;
    const draft = path.join(this.#folder, `.${name}`);
    await writeFile(draft, JSON.stringify(captured, null, 2), { mode: 0o600 });
    await rename(draft, path.join(this.#folder, name));
    for (const old of (await this.#names()).slice(maxMails)) await rm(path.join(this.#folder, old), { force: true });
  }

  /** The latest mails, newest first. */
  async list(): Promise<CapturedMail[]> {
    const names = (await this.#names()).slice(0, shown);
    return Promise.all(
      names.map(async (name) => JSON.parse(await readFile(path.join(this.#folder, name), 'utf8')) as CapturedMail),
    );
  }

  async #names(): Promise<string[]> {
    const names = await readdir(this.#folder).catch(() => []);
    return names
      .filter((name) => name.endsWith('.json') && !name.startsWith('.'))
      .sort()
      .reverse();
  }
}

/** Fills in `{{ .Name }}` as text, as in Supabase's templates. */
export function fillTemplate(template: string, values: Record<string, string>): string {
  return template.replace(/\{\{\s*\.(\w+)\s*\}\}/g, (placeholder, name: string) =>
    name in values ? escapeHtml(values[name] ?? '') : placeholder,
  );
}

function firstLink(html: string): string | null {
  const link = /<a\s[^<>]{0,500}href="([^"]+)"/.exec(html)?.[1];
  return link ? unescapeHtml(link) : null;
}

function plainText(html: string): string {
  const body = html.replace(/<(head|style)\b[\s\S]{0,9999}?<\/\1>/g, '').replace(/<\/(p|h\d|div|tr|li)>|<br\s*\/?>/g, '\n');
  const lines = unescapeHtml(body.replace(/<[^<>]+>/g, '')).split('\n');
  return lines
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}

const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' };

function unescapeHtml(text: string): string {
  return text.replace(/&(lt|gt|quot|#39|amp);/g, (entity) => entities[entity] ?? entity);
}
