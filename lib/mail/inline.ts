/** Plain texts of a mail as HTML. */
import { keepTogether } from '@/lib/i18n/no-break';

/** Lists of mail programs show isolates as boxes. */
export function withoutIsolates(text: string): string {
  return text.replace(/[\u2068\u2069]/g, '');
}

/** A code, a price or a time, which must stay on one line. */
const shortIsolate = /\u2068([^\u2068\u2069\n]{1,24})\u2069/g;

/** Otherwise the line may break after its dash. */
const reference = /\bK[RTV]-[A-Z\d]{6}\b/g;

export function inline(text: string): string {
  return escapeHtml(keepTogether(text))
    .replace(shortIsolate, '<bdi style="white-space:nowrap">$1</bdi>')
    .replace(reference, '<span style="white-space:nowrap">$&</span>')
    .replaceAll('\u2068', '<bdi>')
    .replaceAll('\u2069', '</bdi>')
    .replaceAll('\n', '<br>');
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => entities[letter] ?? letter);
}
