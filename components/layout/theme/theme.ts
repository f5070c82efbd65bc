export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

export const themeStorageKey = 'theme';

/** What a stored or written-down value means; anything unknown follows the system. */
export function parseTheme(value: unknown): Theme {
  return themes.find((theme) => theme === value) ?? 'system';
}

/** The colours of the page's edge, for the bars of phones: `surface` of app/styles/theme.css. */
export const browserColors = { light: '#fbf8f3', dark: '#111722' } as const;

/**
 * What a `theme-color` meta says under a theme. There is one for each scheme of the system, told apart by `media`; a choice
 * makes both say the same.
 */
export function browserColor(theme: Theme, media: string): string {
  const scheme = theme === 'system' ? (media.includes('dark') ? 'dark' : 'light') : theme;
  return browserColors[scheme];
}

/**
 * Runs before the first paint, so that a stored choice is never preceded by a flash of the other theme, and when another tab chooses.
 */
export const themeScript = `(f=>{f();addEventListener('storage',f)})(()=>{try{var d=document.documentElement.dataset,t=localStorage.getItem('${themeStorageKey}');if(t==='light'||t==='dark')d.theme=t;else delete d.theme}catch(e){}})`;
