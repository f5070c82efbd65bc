const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };
/** A card shows two lines. */
const mostLetters = 280;
/** Characters of the raw text with tags; the first two lines never begin later. */
const mostRead = 20_000;

/** The first paragraphs, at most `most` letters, of a description in HTML as plain text, ended with a sentence where there is one. */
export function descriptionText(html: string, most = mostLetters): string {
  // No pattern looks beyond the next tag, so that the time stays linear.
  const text = html
    .slice(0, mostRead)
    // Headings structure a description and are dropped: "Location :", <strong>Central Location</strong>.
    .replace(/<strong>[^<]*<\/strong>/gi, ' ')
    .replace(/(^|<br ?\/?>)\s{0,9}[A-Za-z_ ]{3,24} : /gi, '$1 ')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(#x?[0-9a-f]+|[a-z]+);/gi, (whole, name: string) => decode(name) ?? whole)
    .replace(/\s+/g, ' ')
    .trim();
  if (text.length <= most) return text;
  const head = text.slice(0, most);
  const end = Math.max(head.lastIndexOf('. '), head.lastIndexOf('! '), head.lastIndexOf('؟ '));
  return end > most / 3 ? head.slice(0, end + 1) : `${head.slice(0, head.lastIndexOf(' '))}…`;
}

function decode(name: string): string | null {
  if (!name.startsWith('#')) return entities[name.toLowerCase()] ?? null;
  const code = name[1]?.toLowerCase() === 'x' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 31 && code <= 0x10ffff ? String.fromCodePoint(code) : ' ';
}
