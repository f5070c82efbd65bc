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

    function follow(field: EventTarget | null) {
      const isTyping = field instanceof Element && isTypedInto(field);
      const content = withMaximumScale(viewport.content, maximumScale(window.innerWidth, isTyping));
      if (content !== viewport.content) viewport.content = content;
    }
    const onFocus = ({ target }: FocusEvent) => follow(target);
    const onLeave = () => follow(null);
    // The field may have had the focus before this page ran.
    follow(document.activeElement);
    document.addEventListener('focusin', onFocus);
    document.addEventListener('focusout', onLeave);
    return () => {
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('focusout', onLeave);
    };
  }, []);
  return null;
}
