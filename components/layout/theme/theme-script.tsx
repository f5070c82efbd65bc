import { themeScript } from './theme';

/** A constant, so that scripts/csp-hashes.mjs can allow it by its hash. */
export function ThemeScript() {
  return <script dangerouslySetInnerHTML={{ __html: themeScript }} />;
}
