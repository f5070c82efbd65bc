import { themeScript } from './theme';

/**
 * Runs in every page, before the first picture: one that fails to load becomes the usual one (SPEC section 8), also in a `<picture>` and of a photograph. A usual
 * picture that fails too stays broken.
 */
const usualPictureScript = `addEventListener('error',({target:i})=>{if(i.localName!=='img')return;var u='/art/packages-card-'+document.dir+'.svg',s=i.getAttribute('src');if(!/^\\/(art|_next\\/image)/.test(s)||s===u)return;i.removeAttribute('srcset');for(var p of i.parentElement.querySelectorAll(':scope>source'))p.srcset=u;i.src=u},true)`;

/** What runs before the page is drawn. A constant, so that the policy can allow it by its hash. */
export function ThemeScript() {
  return <script dangerouslySetInnerHTML={{ __html: `${themeScript};${usualPictureScript}` }} />;
}
