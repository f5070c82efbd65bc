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
