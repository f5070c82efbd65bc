/** Fills the contact of a form from the account. Load it with `import()`: visitors without a session do not need it. */
import { readAccountContact } from '@/lib/supabase/account/account-contact';
import { browserClient } from '@/lib/supabase/browser';

/** Fills in the empty contact fields of `form` while `isWanted` returns true. Rejects without a network. */
export async function fillContact(form: HTMLFormElement, isWanted: () => boolean): Promise<void> {
  const known = await readAccountContact(await browserClient());
  if (!known || !isWanted()) return;
  for (const [name, value] of Object.entries(known)) {
    const field = form.elements.namedItem(name);
    const isFree = field instanceof HTMLInputElement && field.value === '' && field !== document.activeElement;
    if (isFree) field.value = value;
  }
}
