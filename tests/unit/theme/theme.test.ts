import { describe, expect, it, vi } from 'vitest';
import { browserColor, browserColors, parseTheme, themeScript } from '@/components/layout/theme/theme';

describe('a stored theme', () => {
  it.each([
    ['light', 'light'],
    ['dark', 'dark'],
    ['system', 'system'],
    ['sepia', 'system'],
    [null, 'system'],
    [undefined, 'system'],
  ])('%s means %s', (stored, theme) => {
    expect(parseTheme(stored)).toBe(theme);
  });
});

describe('the browser’s bars', () => {
  const [lightMeta, darkMeta] = ['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'];

  it('follow the system', () => {
    expect(browserColor('system', lightMeta)).toBe(browserColors.light);
    expect(browserColor('system', darkMeta)).toBe(browserColors.dark);
  });

  it('follow a choice, not the system', () => {
    for (const media of [lightMeta, darkMeta]) {
      expect(browserColor('light', media)).toBe(browserColors.light);
      expect(browserColor('dark', media)).toBe(browserColors.dark);
    }
  });
});

describe('the script before the first paint', () => {
  let html: { dataset: Record<string, string> };
  let tab: EventTarget;
  function themeAfter(read: () => string | null): string | undefined {
    html = { dataset: {} };
    tab = new EventTarget();
    vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab));
    vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'theme' ? read() : null) });
    vi.stubGlobal('document', { documentElement: html });
    new Function(themeScript)();
    return html.dataset['theme'];
  }

  it.each([
    ['dark', 'dark'],
    ['light', 'light'],
    ['system', undefined],
    ['"><script>', undefined],
    [null, undefined],
  ])('turns %s into the attribute %s', (stored, attribute) => {
    expect(themeAfter(() => stored)).toBe(attribute);
  });

  it('follows the choice in another tab, also back to the system', () => {
    let stored: string | null = null;
    themeAfter(() => stored);
    stored = 'dark';
    tab.dispatchEvent(new Event('storage'));
    expect(html.dataset['theme']).toBe('dark');
    stored = null;
    tab.dispatchEvent(new Event('storage'));
    expect(html.dataset['theme']).toBeUndefined();
  });

  it('works when storage is refused', () => {
    expect(
      themeAfter(() => {
        throw new Error('refused');
      }),
    ).toBeUndefined();
  });
});
