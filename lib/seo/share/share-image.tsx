import 'server-only';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import satori, { type Font } from 'satori';
import sharp, { type Sharp } from 'sharp';
import { art, artSizes } from '@/content/art';
import { directionOf, type Locale } from '@/lib/i18n/locales';
import { ShareLayout, shareScripts } from './share-layout';
import type { ArtSlug, SharePage } from './share-page';
import { shareSize } from './share-size';

let fonts: Promise<Font[]> | undefined;

/** Satori reads neither woff2 nor variable fonts, so these files are converted subsets of those in public/fonts. */
function readFonts(): Promise<Font[]> {
  fonts ??= Promise.all(
    shareScripts.map(async (script): Promise<Font> => {
      const file = join(process.cwd(), 'lib', 'seo', 'fonts', `readex-pro-${script}-600-normal.woff`);
      return { name: script, data: await readFile(file), weight: 600, style: 'normal' };
    }),
  );
  return fonts;
}

/** The share image of a page in one language: a JPEG of 1200 by 630 pixels. */
export async function drawShareImage(page: SharePage, locale: Locale): Promise<Buffer> {
  const words = await drawShareWords(page, locale);
  const layers = [drawShade(page.art, locale), words].map((svg) => ({ input: Buffer.from(svg) }));
  return openPoster(page.art, locale).composite(layers).jpeg({ quality: 82, mozjpeg: true }).toBuffer();
}

/** Sign, line and title as outlines: an SVG without a background. */
export async function drawShareWords({ title, line }: Pick<SharePage, 'title' | 'line'>, locale: Locale): Promise<string> {
  const words = <ShareLayout locale={locale} title={withoutMarks(title[locale])} line={withoutMarks(line[locale])} />;
  return satori(words, { ...shareSize, fonts: await readFonts() });
}

/** Satori 0.63 moves vowel marks onto the dots. Headings are readable without them. */
function withoutMarks(text: string): string {
  return text.normalize('NFC').replace(/[\u064b-\u0652\u0670]/g, '');
}

/** The `night` colour of app/styles/theme.css. */
const night = '#14233c';

/** Posters of services have no share crop: their picture stands at the end side, next to the `night` colour. */
const isCard = (slug: ArtSlug) => !art[slug].crops.some((crop) => crop === 'share');
const cardWidth = Math.round((artSizes.card.width * shareSize.height) / artSizes.card.height);

function openPoster(slug: ArtSlug, locale: Locale): Sharp {
  const direction = directionOf(locale);
  const file = join(process.cwd(), 'public', 'art', `${slug}-${isCard(slug) ? 'card' : 'share'}-${direction}.svg`);
  const poster = sharp(file).resize({ height: shareSize.height });
  if (!isCard(slug)) return poster;
  return poster.extend({ [direction === 'rtl' ? 'right' : 'left']: shareSize.width - cardWidth, background: night });
}

/** How much of the `night` colour covers the poster, by per cent of its width from the start side: the text needs contrast. */
const shades = {
  share: { 0: 0.95, 38: 0.88, 57: 0.7, 90: 0 },
  card: { 0: 1, 31: 1, 46: 0.88, 57: 0.7, 90: 0 },
} as const;

function drawShade(slug: ArtSlug, locale: Locale): string {
  const { width, height } = shareSize;
  const stops = Object.entries(shades[isCard(slug) ? 'card' : 'share']).map(
    ([at, opacity]) => `<stop offset="${at}%" stop-color="${night}" stop-opacity="${opacity}"/>`,
  );
  const [from, to] = locale === 'ar' ? [1, 0] : [0, 1];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<linearGradient id="shade" x1="${from}" x2="${to}">${stops.join('')}</linearGradient>`,
    `<rect width="${width}" height="${height}" fill="url(#shade)"/></svg>`,
  ].join('');
}
