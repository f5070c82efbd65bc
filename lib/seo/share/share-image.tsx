import 'server-only';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReactNode } from 'react';
import satori, { type Font } from 'satori';
import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import { artSizes } from '@/content/art';
import { cardFile } from '@/content/card-file';
import type { Picture } from '@/content/picture';
import { company } from '@/lib/company/company';
import { directionOf, type Locale, locales } from '@/lib/i18n/locales';
import type { SharePage } from './share-page';
import { shareSize } from './share-page';

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

/**
 * The share image of a page in one language: a JPEG of 1200 by 630 pixels. With `picture`, an SVG or a photograph of the size `sharePicture`, instead of
 * the page's poster.
 */
export async function drawShareImage(page: SharePage, locale: Locale, picture?: string | Buffer): Promise<Buffer> {
  const words = await drawShareWords(page, locale);
  return sharp({ create: { ...shareSize, channels: 3, background: night } })
    .composite([
      await drawPicture(picture ? sharp(Buffer.from(picture)) : cutPoster(page.art, locale), locale),
      { input: Buffer.from(words) },
    ])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}

/** Sign, line and title as outlines: an SVG without a background. */
export async function drawShareWords({ title, line }: Pick<SharePage, 'title' | 'line'>, locale: Locale): Promise<string> {
  const words = <ShareLayout locale={locale} title={plain(title[locale])} line={plain(line[locale])} />;
  return satori(words, { ...shareSize, fonts: await readFonts() });
}

/**
 * Satori 0.63 moves vowel marks onto the dots; headings are readable without them. It orders words but not what is inside one, so an amount is
 * two words here, not joined by a no-break space, and without marks of direction.
 */
function plain(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\u064b-\u0652\u0670\u061c\u200e\u200f]/g, '')
    .replaceAll('\u00a0', ' ');
}

/** The `night` colour of app/styles/theme.css. */
const night = '#14233c';

/** Words have this much of the picture to themselves, from the start side. */
const wordsWidth = 700;
const bandWidth = 24;

export const sharePicture = { width: shareSize.width - wordsWidth, height: shareSize.height };

/** Seoul's card has a woman standing beside the landmark; the usual crop leaves only her arm. */
const withoutMother = 0.1;

/** The part of the poster's card with its landmark, in its own colours. */
function cutPoster(slug: Picture, locale: Locale): Sharp {
  const { width, height } = sharePicture;
  const fromLandmark = slug === 'seoul' ? withoutMother : 0.28;
  const cardWidth = Math.round((artSizes.card.width * height) / artSizes.card.height);
  const file = join(process.cwd(), 'public', cardFile(slug, directionOf(locale)));
  const left = Math.round((cardWidth - width) * (locale === 'ar' ? fromLandmark : 1 - fromLandmark));
  return sharp(file).resize({ height }).extract({ left, top: 0, width, height });
}

/** The picture with a band of sadu pattern beside the text. */
async function drawPicture(picture: Sharp, locale: Locale): Promise<OverlayOptions> {
  const isArabic = locale === 'ar';
  const band = Buffer.from(drawBand(isArabic ? sharePicture.width - bandWidth : 0, sharePicture.width));
  const input = await picture
    .composite([{ input: band }])
    .png()
    .toBuffer();
  return { input, left: isArabic ? 0 : wordsWidth, top: 0 };
}

/** The weaving of the utility `sadu` in app/styles/utilities.css, from top to bottom. */
function drawBand(x: number, width: number): string {
  const { height } = shareSize;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<pattern id="sadu" width="24" height="24" patternUnits="userSpaceOnUse" patternTransform="translate(${x} 3)">`,
    '<path fill="#d98a32" fill-rule="evenodd" d="M1 12 12 1l11 11-11 11zm5 0 6 6 6-6-6-6zm3.5 0L12 9.5l2.5 2.5-2.5 2.5zM0 0h7L0 7zm24 0v7l-7-7zM0 24v-7l7 7zm24 0h-7l7-7z"/></pattern>',
    `<rect x="${x}" width="${bandWidth}" height="${height}" fill="${night}"/><rect x="${x}" width="${bandWidth}" height="${height}" fill="url(#sadu)"/></svg>`,
  ].join('');
}

/** Satori uses the first font with a glyph: the site's fonts, one per script. */
const shareScripts = ['latin', 'arabic', 'latin-ext'] as const;

/** Colours on `night` from app/styles/theme.css, which an image cannot read. */
const [onNight, onNightSoft, sun, brand] = ['#f7f1e6', '#c4cbd8', '#eeb26a', '#8a1538'];

const margin = 64;
const column = 620;

interface ShareWords {
  title: string;
  /** Place or section, in a few words. */
  line: string;
}

/** Characters that fit beside the landmark in four lines, with their size in pixels. */
const titleSizes = [
  { upTo: 24, size: 78 },
  { upTo: 40, size: 66 },
  { upTo: 64, size: 56 },
] as const;

const smallestTitle = 48;

function titleSize(title: string): number {
  return titleSizes.find(({ upTo }) => title.length <= upTo)?.size ?? smallestTitle;
}

/** The text of a share image, without a background. Satori orders right-to-left text only in blocks of fixed width. */
function ShareLayout({ locale, title, line }: ShareWords & { locale: Locale }) {
  const isArabic = locale === 'ar';
  return (
    <div style={{ display: 'flex', width: shareSize.width, height: shareSize.height, fontFamily: shareScripts.join(', ') }}>
      <div
        style={{
          position: 'absolute',
          top: margin,
          left: isArabic ? shareSize.width - margin - column : margin,
          width: column,
          height: shareSize.height - 2 * margin,
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
        }}
      >
        <Sign locale={locale} />
        <div style={{ display: 'flex', flexDirection: 'column' }}>
          <Line locale={locale} size={30} color={sun}>
            {line}
          </Line>
          <Line locale={locale} size={titleSize(title)} color={onNight} isTitle>
            {title}
          </Line>
        </div>
      </div>
    </div>
  );
}

/** The logo, and the name in both scripts, that of the page's language first. */
function Sign({ locale }: { locale: Locale }) {
  const other = locales.find((candidate) => candidate !== locale) ?? locale;
  return (
    <div style={{ display: 'flex', alignItems: 'center', flexDirection: locale === 'ar' ? 'row-reverse' : 'row', gap: 20 }}>
      <svg width="76" height="76" viewBox="0 0 40 40">
        <title>{company.name[locale]}</title>
        <rect width="40" height="40" rx="11" fill={brand} />
        <path
          d="M17.2 27C20.3 19.6 24.6 12.8 31 7.5c-.3 7-1.5 13.2-3.5 19.5H17.2ZM9.6 27c1.7-4.2 3.8-7.6 6.7-10.7-.1 3.8-.7 7.2-1.7 10.7h-5Z"
          fill="#fff"
        />
        <path
          d="M8.5 31.2c4.5 1.6 9.7 1.8 14.7.6 3-.7 5.7-1.8 8-3.4"
          fill="none"
          stroke="#d98a32"
          strokeWidth="2.4"
          strokeLinecap="round"
        />
      </svg>
      <div style={{ display: 'flex', flexDirection: 'column' }}>
        <Line locale={locale} size={32} color={onNight} width={400}>
          {company.name[locale]}
        </Line>
        <Line locale={other} alignedAs={locale} size={24} color={onNightSoft} width={400}>
          {company.name[other]}
        </Line>
      </div>
    </div>
  );
}

interface LineProps {
  locale: Locale;
  /** The language that sets the alignment, if not that of the text. */
  alignedAs?: Locale;
  size: number;
  color: string;
  width?: number;
  isTitle?: boolean;
  children: ReactNode;
}

function Line({ locale, alignedAs = locale, size, color, width = column, isTitle = false, children }: LineProps) {
  return (
    <div
      style={{
        width,
        direction: locale === 'ar' ? 'rtl' : 'ltr',
        textAlign: alignedAs === 'ar' ? 'right' : 'left',
        fontSize: size,
        fontWeight: 600,
        lineHeight: locale === 'ar' ? 1.4 : 1.2,
        color,
        ...(isTitle && { marginTop: 12, textWrap: 'balance' }),
      }}
    >
      {children}
    </div>
  );
}
