import { useEffect, useState } from 'react';

/** In milliseconds: how long a button confirms the copy. */
const thanksMs = 3000;

/** Copies a text; `copied` is true for a moment afterwards. */
export function useCopied(text: string) {
  const [isCopied, setIsCopied] = useState(false);

  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), thanksMs);
    return () => clearTimeout(timer);
  }, [isCopied]);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setIsCopied(true);
    } catch {
      // Not allowed: the visitor can select the text by hand.
    }
  }

  return { isCopied, copy };
}
