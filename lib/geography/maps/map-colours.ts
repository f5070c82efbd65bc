/** By day, in the light of our posters, and at night; an image cannot read app/styles/theme.css, but knows which of the two its page wears. */
const palette = {
  sea: ['#9cc9d4', '#10283a'],
  // From deeper water to the beach.
  shallow1: ['#a9d1d9', '#132e41'],
  shallow2: ['#b8dade', '#173548'],
  shallow3: ['#cbe5e2', '#1c3e50'],
  shore: ['#fdf6e6', '#3a5a6b'],
  // Abroad.
  land: ['#dfd3bd', '#131a25'],
  country: ['#f3ead9', '#1b2431'],
  block: ['#eadfcb', '#243040'],
  campus: ['#e6d3c4', '#31303f'],
  hill: ['#e6d6b6', '#2a3239'],
  park: ['#c8ddb0', '#22402f'],
  square: ['#ecd9a8', '#4a4229'],
  road: ['#ffffff', '#56657a'],
  kerb: ['#c4b9a4', '#0e141d'],
  rail: ['#ffffff', '#c9d2df'],
  railEdge: ['#8a5a44', '#0e141d'],
  leader: ['#14233c', '#c9d2df'],
  gold: ['#b98a1d', '#d9ae49'],
  red: ['#c0213a', '#ef6a78'],
  green: ['#2b8a4b', '#5cc17f'],
  height0: ['#ead9b8', '#222d3a'],
  height1: ['#dfc79d', '#2a3643'],
  height2: ['#d2b283', '#33404d'],
  height3: ['#c29b6b', '#3d4b58'],
  height4: ['#b08759', '#4a5865'],
  height5: ['#f6f1e8', '#8593a0'],
} as const;

type Named = { [Name in keyof typeof palette]: string };
const named = Object.fromEntries(Object.keys(palette).map((name) => [name, `var(--${name})`])) as Named;
const { height0, height1, height2, height3, height4, height5, shallow1, shallow2, shallow3, ...others } = named;

export const mapColours = {
  ...others,
  shallows: [shallow1, shallow2, shallow3],
  /** From hills to the highest mountains. */
  heights: [height0, height1, height2, height3, height4, height5],
  // The same by day and at night: signs and numbers.
  number: '#eeb26a',
  ink: '#14233c',
  brand: '#8a1538',
  paper: '#ffffff',
};

const valuesOf = (svg: string, theme: 0 | 1) =>
  Object.entries(palette)
    .filter(([name]) => svg.includes(`var(--${name})`))
    .map(([name, values]) => `--${name}:${values[theme]}`)
    .join(';');

/** What gives a drawing the colours of day or night. */
export function styleOf(drawing: string): string {
  return `<style>:root{${valuesOf(drawing, 0)}}@media screen and (prefers-color-scheme:dark){:root{${valuesOf(drawing, 1)}}}</style>`;
}

/** The same file with the colours of day written out, for a picture that is rendered on the server. */
export function byDay(svg: string): string {
  const names = palette as Readonly<Record<string, readonly [string, string]>>;
  return svg.replace(/<style>[^<]*<\/style>/, '').replace(/var\(--(\w+)\)/g, (whole, name: string) => names[name]?.[0] ?? whole);
}
