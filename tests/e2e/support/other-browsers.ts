import type { BrowserContext } from '@playwright/test';

/**
 * What else reads our pages, beside the plain browser of the other journeys:
 * - `changing`: translates each page and has extensions, as a password manager and one that checks spelling, which write into it;
 * - `closed`: refuses to keep anything;
 * - `worst`: does all of it.
 */
export type OtherBrowser = 'changing' | 'closed' | 'worst';

export async function makeOther(context: BrowserContext, kind: OtherBrowser): Promise<void> {
  const changing = [addExtensions, translatePages];
  const changes = { changing, closed: [closeStorage], worst: [...changing, closeStorage] }[kind];
  for (const change of changes) await context.addInitScript(change);
}

/** As a browser does that translates: every text is replaced by an element with its translation, here the same words, whenever it appears. */
function translatePages() {
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
}

/** Attributes on the page and its fields, and elements at its ends, behind fields and in buttons, before React runs and whenever it draws. */
function addExtensions() {
  const mark = 'data-of-extension';
  const element = (name: string) => {
    const made = document.createElement(name);
    made.setAttribute(mark, '');
    return made;
  };
  const extend = (root: ParentNode) => {
    for (const field of root.querySelectorAll(`input:not([${mark}]), textarea:not([${mark}])`)) {
      field.setAttribute(mark, '');
      field.setAttribute('data-lt-tmp-id', 'lt-1');
      field.setAttribute('data-gramm', 'false');
      if (field.parentElement?.localName !== 'label') field.after(element('com-1password-button'));
    }
    for (const button of root.querySelectorAll(`form button:not([${mark}])`)) {
      button.setAttribute(mark, '');
      button.append(element('span'));
    }
  };
  const begin = () => {
    document.documentElement.setAttribute('data-darkreader-mode', 'dynamic');
    document.body.setAttribute('data-new-gr-c-s-check-loaded', '14.1');
    document.body.setAttribute('cz-shortcut-listen', 'true');
    document.head.prepend(element('style'));
    document.body.prepend(element('div'));
    document.body.append(element('grammarly-desktop-integration'));
    extend(document);
    new MutationObserver((changes) => {
      if (changes.some(({ addedNodes }) => addedNodes.length > 0)) extend(document);
    }).observe(document.body, { childList: true, subtree: true });
  };
  addEventListener('DOMContentLoaded', begin);
}

/** As a browser that blocks the data of sites. */
function closeStorage() {
  const refuse = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
    Object.defineProperty(window, name, { configurable: true, get: refuse });
  Object.defineProperty(Document.prototype, 'cookie', { configurable: true, get: refuse, set: refuse });
}
