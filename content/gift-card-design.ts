/** The drawn gift card: its words, and its drawing, which page and PDF paint. */

/** On the card, in its language. */
export const giftCardWords = {
  en: { title: 'Gift card', to: 'For', from: 'From' },
  ar: { title: 'بطاقة هدية', to: 'إلى', from: 'من' },
};

export const giftCardSize = { width: 600, height: 340 };

interface Shape {
  d: string;
  fill?: string;
  stroke?: string;
  strokeWidth?: number;
  opacity?: number;
}

const circle = (x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** Evening over dunes, and a plane on its way to the sun. Mirrored for Arabic. From back to front. */
export const giftCardShapes: readonly Shape[] = [
  { d: 'M0 0H600V340H0Z', fill: '#8a1538' },
  { d: 'M0 0H600V150C420 190 220 120 0 176Z', fill: '#9c1f45' },
  { d: circle(478, 150, 104), fill: '#d98a32', opacity: 0.16 },
  { d: circle(478, 150, 76), fill: '#d98a32', opacity: 0.3 },
  { d: circle(478, 150, 50), fill: '#eaa24b' },
  { d: 'M236 232C340 176 470 190 600 160V340H236Z', fill: '#7a1232' },
  { d: 'M0 232C120 196 230 214 330 236S520 226 600 204V340H0Z', fill: '#6a0f2b' },
  { d: 'M0 282C150 250 260 276 370 278S540 262 600 248V340H0Z', fill: '#520a21' },
  { d: 'M232 96C290 70 340 62 392 66', stroke: '#f3d3a5', strokeWidth: 2.5, opacity: 0.75 },
  {
    d: 'M430 68L404 58L396 40L388 40L391 60L376 61L370 53L364 53L368 67L365 81L371 81L376 73L391 75L389 95L397 95L405 77Z',
    fill: '#fff7ea',
  },
];
