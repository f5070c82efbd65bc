/** Id of the field, and what the tab keeps it under. */
export const addressField = 'newsletter-email';

const keep = `(function(i,k){var f=i.form;try{i.value=sessionStorage.getItem(k)||i.value;i.addEventListener('input',function(){sessionStorage.setItem(k,i.value)});f.addEventListener('submit',function(){sessionStorage.removeItem(k)})}catch(e){}})(document.getElementById('${addressField}'),'${addressField}')`;

/**
 * An address typed at the foot of a page outlives a reload. Inline, after the field: the form stands on every page and loads
 * nothing. A constant, so that scripts/csp-hashes.mjs can allow it by its hash.
 */
export function KeptAddress() {
  return <script dangerouslySetInnerHTML={{ __html: keep }} />;
}
