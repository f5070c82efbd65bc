type Typed = Readonly<Record<string, string>>;

/**
 * The first values of a look-up form: the values stored in the tab (`kept`), over them the reference of a link, over them what was typed
 * `inPage` before the script ran. A link may name the booking, never what proves that it is one's own; what somebody else has typed about another goes.
 */
export function firstTyped(inPage: Typed, kept: unknown, linked: string | null): Typed {
  const entries = typeof kept === 'object' && kept !== null ? Object.entries(kept) : [];
  const texts: Typed = Object.fromEntries(entries.filter(([, value]) => typeof value === 'string'));
  const reference = linked?.slice(0, 20);
  const known = reference ? { ...(texts['reference'] === reference && texts), reference } : texts;
  return { ...known, ...Object.fromEntries(Object.entries(inPage).filter(([, value]) => value !== '')) };
}
