import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { Parser } from 'htmlparser2';
import { beforeAll, expect, it } from 'vitest';
import { destinations } from '@/content/destinations';
import { isApplicationPage } from '@/lib/routes/streamed-pages';
import { compress } from '@/lib/site-server/page-store/compressed';
import { lighten } from '@/lib/site-server/page-store/light-page';
import { readBuild } from '@/lib/site-server/page-store/next-internals';
import { PageRules } from '@/lib/site-server/page-store/page-rules';
import { ensureBuilt } from '../../../scripts/lib/build.mjs';
import { projectRoot } from '../../../scripts/lib/project.mjs';

/** Limits of every page, read from the build: compressed bytes, and parsed elements. */
const budget = { bytes: 22_528, medianBytes: 16_000, elements: 900, fontBytes: 40_000, eagerPosterBytes: 20_000 };

/** One of the guides is within the limit. */
const largeDestinations = destinations.filter(({ slug }) => slug !== 'spain');

/** Exceptions with more elements, and the reason, by their English address. */
const largePages: Readonly<Record<string, { elements: number; why: string }>> = {
  '/': {
    elements: 1_120,
    why: 'The search with its three forms, a weekend and six cities in one tap, three rows of cards and every destination.',
  },
  '/explore/hotels': { elements: 990, why: 'Every hotel of the house on one page, for search engines and for who compares.' },
  ...Object.fromEntries(
    largeDestinations.map(({ slug }) => [
      `/explore/destinations/${slug}`,
      {
        elements: 970,
        why: 'Map, climate, sights, visa and stays of a country, and what there is to read, do and plan, under a header that names every product.',
      },
    ]),
  ),
  '/explore/experiences': { elements: 1_120, why: 'A calendar of twelve months for every experience.' },
  '/explore/where': {
    elements: 1_340,
    why: 'Every passport to choose from, and every place we can say something of, with its picture and its reasons, in lists that open and on a map that leads to them.',
  },
  '/services/packages': { elements: 1_420, why: 'Every holiday of the house on one page, and every place without one.' },
  '/support/travel-requirements': {
    elements: 1_240,
    why: 'Every passport and every destination to choose from, and the rule of each.',
  },
};

interface Weight {
  address: string;
  html: string;
  bytes: number;
  elements: number;
  /** Font files that the text of the page loads. */
  fonts: string[];
  /** Pictures that are not lazy. */
  eagerPosters: string[];
}

interface Face {
  file: string;
  family: string;
  ranges: [first: number, last: number][];
}

const read = (...names: string[]) => readFileSync(path.join(projectRoot, ...names));
let pages: Weight[];

/** The faces of fonts.css that are fetched, in the order of the file. */
function readFaces(): Face[] {
  const blocks =
    read('app/styles/fonts.css')
      .toString()
      .match(/@font-face \{[^}]*url\([^}]*\}/g) ?? [];
  return blocks.map((block) => ({
    file: /url\('(\/fonts\/[^']+)'\)/.exec(block)?.[1] ?? '',
    family: /font-family: '([^']+)'/.exec(block)?.[1] ?? '',
    ranges: [...block.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(([, first = '', last = first]) => [
      Number.parseInt(first, 16),
      Number.parseInt(last, 16),
    ]),
  }));
}

function weigh(html: string, faces: Face[]): Pick<Weight, 'elements' | 'fonts' | 'eagerPosters'> {
  let elements = 0;
  const characters = { 'Readex Pro': new Set<number>(), 'Readex Pro Names': new Set<number>() };
  const eagerPosters: string[] = [];
  const open: { isRead: boolean; isNames: boolean }[] = [];
  const parser = new Parser({
    onopentag(name, { class: classes = '', src = '', loading, placeholder = '', value = '' }) {
      elements += 1;
      const outer = open.at(-1) ?? { isRead: true, isNames: false };
      open.push({
        isRead: outer.isRead && !/^(?:head|script|style|template)$/.test(name),
        isNames: outer.isNames || /(?:^| )font-names(?: |$)/.test(classes),
      });
      for (const letter of placeholder + value) characters['Readex Pro'].add(letter.codePointAt(0) ?? 0);
      if (name === 'img' && loading !== 'lazy' && src.startsWith('/art/')) eagerPosters.push(src);
    },
    ontext(text) {
      const { isRead, isNames } = open.at(-1) ?? { isRead: false, isNames: false };
      if (!isRead) return;
      // Names use their own font file if it has the letter.
      const own = isNames ? faces.filter(({ family }) => family === 'Readex Pro Names') : [];
      for (const letter of text) {
        const code = letter.codePointAt(0) ?? 0;
        const family = own.some((face) => has(face, code)) ? 'Readex Pro Names' : 'Readex Pro';
        characters[family].add(code);
      }
    },
    onclosetag: () => void open.pop(),
  });
  parser.end(html);
  const isWanted = (face: Face) => [...characters[face.family as keyof typeof characters]].some((code) => has(face, code));
  return { elements, fonts: faces.filter(isWanted).map(({ file }) => file), eagerPosters: [...new Set(eagerPosters)] };
}

const has = ({ ranges }: Face, code: number) => ranges.some(([first, last]) => first <= code && code <= last);
const english = (address: string) => address.replace(/^\/ar(?=\/|$)/, '') || '/';
const sizeOfFonts = (files: string[]) => files.reduce((sum, file) => sum + read('public', file).length, 0);
const sizeOfPosters = (files: string[]) => files.reduce((sum, file) => sum + gzipSync(read('public', file)).length, 0);

beforeAll(async () => {
  await ensureBuilt();
  const build = readBuild(path.join(projectRoot, '.next'));
  if (!build) throw new Error('The manifests of the build have another shape.');
  const rules = new PageRules(build);
  const faces = readFaces();
  const weighed = rules.addresses().map(async (address) => {
    const route = rules.routeFor({ method: 'GET', url: address, headers: {} }) ?? '';
    const html = lighten(read('.next/server/app', `${route}.html`).toString(), route)?.html ?? '';
    return { address, html, bytes: (await compress(html)).br.length, ...weigh(html, faces) };
  });
  pages = await Promise.all(weighed);
});

/** The addresses of pages that are too large, with their size. */
const tooMuch = (weightOf: (page: Weight) => number, limitOf: (page: Weight) => number) =>
  pages
    .filter((page) => weightOf(page) > limitOf(page))
    .map((page) => `${page.address}: ${weightOf(page)}`)
    .join('\n');

it('no page has more than 22 KiB compressed, half of them at most 16 kB', () => {
  expect(
    tooMuch(
      ({ bytes }) => bytes,
      () => budget.bytes,
    ),
  ).toBe('');
  const sizes = pages.map(({ bytes }) => bytes).sort((a, b) => a - b);
  expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThanOrEqual(budget.medianBytes);
});

it('no page has more than 900 elements without a reason', () => {
  const limit = ({ address }: Weight) => largePages[english(address)]?.elements ?? budget.elements;
  expect(tooMuch(({ elements }) => elements, limit)).toBe('');
  const stale = Object.keys(largePages).filter(
    (address) => !pages.some((page) => page.address === address && page.elements > 900),
  );
  expect(stale).toEqual([]);
});

it('pages for reading contain no script that a browser would load by itself', () => {
  const reading = pages.filter(({ address }) => !isApplicationPage(english(address)));
  expect(reading.length).toBeGreaterThan(250);
  const impatient = reading.filter(({ html }) => /<script[^>]* src=|<link[^>]* (?:as="script"|rel="modulepreload")/.test(html));
  expect(impatient.map(({ address }) => address)).toEqual([]);
});

it('a page loads the font files of its language and no others', () => {
  for (const { address, fonts } of pages) {
    const isArabic = /^\/ar(?:\/|$)/.test(address);
    expect(fonts, address).toContain('/fonts/readex-pro-basic.woff2');
    expect(fonts.includes('/fonts/readex-pro-arabic.woff2'), address).toBe(isArabic);
    if (isArabic) expect(fonts, address).toHaveLength(2);
    expect(fonts, address).not.toContain('/fonts/readex-pro-latin.woff2');
    expect(fonts, address).not.toContain('/fonts/readex-pro-latin-ext.woff2');
  }
  expect(
    tooMuch(
      ({ fonts }) => sizeOfFonts(fonts),
      () => budget.fontBytes,
    ),
  ).toBe('');
});

it('pictures that are not lazy are small enough for their place', () => {
  expect(
    tooMuch(
      ({ eagerPosters }) => sizeOfPosters(eagerPosters),
      () => budget.eagerPosterBytes,
    ),
  ).toBe('');
});
