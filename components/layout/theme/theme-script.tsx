import { usualPictureScript } from '../usual-picture';
import { themeScript } from './theme';

/** What runs before the page is drawn. A constant, so that the policy can allow it by its hash. */
export function ThemeScript() {
  return <script dangerouslySetInnerHTML={{ __html: `${themeScript};${usualPictureScript}` }} />;
}
