'use client';

import { useEffect } from 'react';
import { isTypedInto, maximumScale, withMaximumScale } from './zoom/zoom';

/** Notifies the loader (lib/site-server/page-store/loader.js) that the page is hydrated, so that it replays earlier events. */
export function Hydrated() {
  useEffect(() => void window.dispatchEvent(new Event('karam:alive')), []);
  return null;
}

/** Keeps small screens from zooming into a form field while it has the focus (SPEC section 4). */
export function ZoomRule() {
  useEffect(() => {
    const meta = document.querySelector<HTMLMetaElement>('meta[name="viewport"]');
    if (!meta) return;
    const viewport = meta;

    function follow({ type, target }: FocusEvent) {
      const focused = type === 'focusin' && target instanceof Element && isTypedInto(target);
      const content = withMaximumScale(viewport.content, maximumScale(window.innerWidth, focused));
      if (content !== viewport.content) viewport.content = content;
    }
    document.addEventListener('focusin', follow);
    document.addEventListener('focusout', follow);
    return () => {
      document.removeEventListener('focusin', follow);
      document.removeEventListener('focusout', follow);
    };
  }, []);
  return null;
}
