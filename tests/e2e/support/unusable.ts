import type { Page } from '@playwright/test';

/** What a reader of large letters cannot use on the page as it is now: what is wider than the window, off it, covered, cut, or broken within a word. */
export const whatIsUnusable = (page: Page): Promise<string[]> => page.evaluate(findUnusable);

async function findUnusable(): Promise<string[]> {
  const moves = document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
  await Promise.allSettled(moves.map(({ finished }) => finished));
  const found = new Set<string>();
  const tooWide = document.documentElement.scrollWidth - window.innerWidth;
  if (tooWide > 0) found.add(`the page is ${tooWide} pixels too wide`);

  const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
  const screen = modal ?? document.body;
  const nameOf = (one: Element | null) =>
    one ? `${one.localName} "${String(one.ariaLabel || one.textContent?.trim() || one.id).slice(0, 60)}"` : 'nothing';
  const isShown = (one: Element) =>
    one.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true }) &&
    !one.closest('[inert], [aria-hidden=true], .sr-only, .skip-link');

  const scrollsAcross = (one: Element | null): boolean =>
    one !== null && (/auto|scroll/.test(getComputedStyle(one).overflowX) || scrollsAcross(one.parentElement));
  const kinds = 'a[href], button, input, select, textarea, summary';
  for (const control of screen.querySelectorAll(
    `:is(${kinds}):not(:disabled, [tabindex="-1"], [type=hidden], [type=file], [type=range])`,
  )) {
    if (!isShown(control)) continue;
    const label = control.closest('label');
    // A box to tick is tapped by its label.
    const target = control.matches('[type=radio], [type=checkbox]') && label ? label : control;
    target.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    // A link in running text may go on in the next line.
    const box = target.getClientRects()[0];
    if (!box || box.width < 2 || box.height < 2) continue;
    if (box.left < -1 || box.right > window.innerWidth + 1) {
      // The end of a row that scrolls comes into view a moment later.
      if (!scrollsAcross(target)) found.add(`off the window: ${nameOf(control)}`);
      continue;
    }
    const top = Math.max(box.top, 0);
    const bottom = Math.min(box.bottom, window.innerHeight);
    const hits = [0.1, 0.5, 0.9].flatMap((down) =>
      [0.25, 0.5, 0.75].map((across) => document.elementFromPoint(box.left + box.width * across, top + (bottom - top) * down)),
    );
    // What was opened covers what is below it.
    const isFree = (hit: Element | null) => hit !== null && (target.contains(hit) || hit.closest('[role=listbox], [popover]'));
    if (!hits.some(isFree)) found.add(`covered: ${nameOf(control)} by ${nameOf(hits[4] ?? null)}`);
    const { overflowX } = getComputedStyle(target);
    const isCut = /hidden|clip/.test(overflowX) && target.scrollWidth > target.clientWidth + 1;
    // The emblem alone stands for the name.
    if (isCut && !target.matches('input, select, textarea, .logo-link')) found.add(`cut: ${nameOf(control)}`);
  }

  const clipOf = new Map<Element, Element | null>();
  const findClip = (one: Element | null): Element | null => {
    if (one === null || one === screen) return null;
    const known = clipOf.get(one);
    if (known !== undefined) return known;
    const { overflowX, overflowY, position } = getComputedStyle(one);
    const scrolls = /auto|scroll/.test(`${overflowX} ${overflowY}`) || position === 'fixed';
    const clip = scrolls ? null : /hidden|clip/.test(overflowX) ? one : findClip(one.parentElement);
    clipOf.set(one, clip);
    return clip;
  };
  const texts = document.createTreeWalker(screen, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const around = text.parentElement;
    if (!around || !isShown(around) || around.closest('script, style, option, noscript, svg')) continue;
    range.selectNodeContents(text);
    const clip = text.textContent?.trim() ? findClip(around) : null;
    // The price bar opens a sheet with all of its text.
    if (clip && !clip.matches('.logo-link, [data-price-bar] *')) {
      const [inner, outer] = [range.getBoundingClientRect(), clip.getBoundingClientRect()];
      const over = Math.max(
        outer.left - inner.left,
        inner.right - outer.right,
        outer.top - inner.top,
        inner.bottom - outer.bottom,
      );
      // What is one pixel large is for screen readers.
      if (inner.width > 0 && outer.width > 2 && over > 4)
        found.add(`cut: "${text.textContent?.trim().slice(0, 60)}" by ${Math.round(over)} pixels`);
    }
    // Addresses and codes may break.
    for (const { index, 0: word } of (text.textContent ?? '').matchAll(
      /(?<=^|\s)\p{L}[\p{L}\p{M}]+(?=[.,:;!?،؛؟)]?(?:\s|$))/gu,
    )) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const tops = [...range.getClientRects()].map((line) => line.top);
      const isBroken = Math.max(...tops) - Math.min(...tops) > 8;
      if (isBroken) found.add(`broken: "${word}" in ${Math.round(around.getBoundingClientRect().width)} pixels`);
    }
  }
  window.scrollTo(0, 0);
  return [...found];
}
