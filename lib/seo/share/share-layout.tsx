import type { ReactNode } from 'react';
import { company } from '@/content/company';
import { type Locale, locales } from '@/lib/i18n/locales';
import { shareSize } from './share-address';

/** Satori uses the first font with a glyph: the site's fonts, one per script. */
export const shareScripts = ['latin', 'arabic', 'latin-ext'] as const;

/** Colours on `night` from app/styles/theme.css, which an image cannot read. */
const [onNight, onNightSoft, sun, brand] = ['#f7f1e6', '#c4cbd8', '#eeb26a', '#8a1538'];

const margin = 64;
const column = 620;

export interface ShareWords {
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
export function ShareLayout({ locale, title, line }: ShareWords & { locale: Locale }) {
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
