'use client';

import { useEffect } from 'react';

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

/** Below this width, in CSS pixels, a screen counts as small. */
const smallScreen = 768;

/** The maximum zoom: 1 on a small screen while a form field has the focus, else 5. */
export function maximumScale(width: number, isFieldFocused: boolean): 1 | 5 {
  return isFieldFocused && width < smallScreen ? 1 : 5;
}

/** The content of the viewport meta with another `maximum-scale`; everything else stays. */
export function withMaximumScale(content: string, scale: number): string {
  const others = content
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part && !part.startsWith('maximum-scale'));
  return [...others, `maximum-scale=${scale}`].join(', ');
}

const withoutText = /^(?:button|checkbox|color|file|hidden|image|radio|range|reset|submit)$/;

/** Fields that phones zoom into: text fields and selects. */
export function isTypedInto(element: { tagName: string; type?: unknown }): boolean {
  if (element.tagName === 'SELECT' || element.tagName === 'TEXTAREA') return true;
  return element.tagName === 'INPUT' && !withoutText.test(String(element.type));
}
