/** A link that opens an e-mail with its subject, and where given its text, already written. */
export function mailLink(address: string, subject: string, text?: string): string {
  const body = text ? `&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}` : '';
  return `mailto:${address}?subject=${encodeURIComponent(subject)}${body}`;
}
