type Typed = Readonly<Record<string, string>>;

/**
 * The initial values of a look-up form: those `saved` in the tab, overridden by the reference in a link, overridden by what was typed `inPage`
 * before hydration. A link may contain the reference, never the proof of ownership; values typed for another booking are dropped.
 */
export function firstTyped(inPage: Typed, saved: unknown, linked: string | null): Typed {
  const entries = typeof saved === 'object' && saved !== null ? Object.entries(saved) : [];
  const texts: Typed = Object.fromEntries(entries.filter(([, value]) => typeof value === 'string'));
  const reference = linked?.slice(0, 20);
  const known = reference ? { ...(texts['reference'] === reference && texts), reference } : texts;
  return { ...known, ...Object.fromEntries(Object.entries(inPage).filter(([, value]) => value !== '')) };
}
