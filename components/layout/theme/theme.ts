export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

export const themeStorageKey = 'theme';

/** The theme of a stored value; an unknown value follows the system. */
export function parseTheme(value: unknown): Theme {
  return themes.find((theme) => theme === value) ?? 'system';
}

/** Colours for the browser's bars: `surface` of app/styles/theme.css. */
export const browserColors = { light: '#fbf8f3', dark: '#111722' } as const;

/** Content of the `theme-color` metas. There is one per system scheme, matched by `media`; an explicit choice sets both. */
export function browserColor(theme: Theme, media: string): string {
  const scheme = theme === 'system' ? (media.includes('dark') ? 'dark' : 'light') : theme;
  return browserColors[scheme];
}

/** Runs before the first paint, so that a stored choice causes no flash, and when another tab changes it. */
export const themeScript = `(f=>{f();addEventListener('storage',f)})(()=>{try{var d=document.documentElement.dataset,t=localStorage.getItem('${themeStorageKey}');if(t==='light'||t==='dark')d.theme=t;else delete d.theme}catch(e){}})`;
