import { useEffect, useState } from 'react';

/** How long a button says that it has copied. */
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
      // Refused: the text can be selected by hand.
    }
  }

  return { isCopied, copy };
}
