import { Path, Rect, Svg } from '@react-pdf/renderer';
import { colour } from './sheet-styles';

/** As in components/layout/logo.tsx. */
export const logo = (
  <Svg viewBox="0 0 40 40" style={{ width: 26, height: 26 }}>
    <Rect width="40" height="40" rx="11" fill={colour.brand} />
    <Path
      d="M17.2 27C20.3 19.6 24.6 12.8 31 7.5c-.3 7-1.5 13.2-3.5 19.5H17.2ZM9.6 27c1.7-4.2 3.8-7.6 6.7-10.7-.1 3.8-.7 7.2-1.7 10.7h-5Z"
      fill="#ffffff"
    />
    <Path
      d="M8.5 31.2c4.5 1.6 9.7 1.8 14.7.6 3-.7 5.7-1.8 8-3.4"
      fill="none"
      stroke={colour.sun}
      strokeWidth={2.4}
      strokeLinecap="round"
    />
  </Svg>
);
