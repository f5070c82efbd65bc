import type { BrowserContext } from '@playwright/test';

/**
 * Treats the pages of `context` as a browser does that translates them: every text is replaced by an element with its translation, here the
 * same words, when the page has loaded and whenever new text appears.
 */
export async function translatePages(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const left = 'script, style, noscript, textarea, title, svg, iframe, [translate=no], font > font';
    const translate = (text: Text) => {
      if (!text.data.trim() || !text.parentElement || text.parentElement.closest(left)) return;
      const outer = document.createElement('font');
      outer.append(document.createElement('font'));
      outer.firstElementChild?.append(text.data);
      text.replaceWith(outer);
    };
    const translateAll = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      for (let node = root instanceof Text ? root : walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text);
      texts.forEach(translate);
    };
    addEventListener('load', () => {
      translateAll(document.body);
      new MutationObserver((changes) => {
        for (const { addedNodes, target } of changes) {
          for (const node of addedNodes) translateAll(node);
          if (target instanceof Text) translate(target);
        }
      }).observe(document.body, { childList: true, characterData: true, subtree: true });
    });
  });
}
