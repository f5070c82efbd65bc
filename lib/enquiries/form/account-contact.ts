/** What an account fills into the contact of a form. Reach it by `import()`: visitors without a session need none of it. */
import { readAccountContact } from '@/lib/supabase/account/account-contact';
import { browserClient } from '@/lib/supabase/browser';

/** Fills in the contact of `form` where nothing stands, for as long as `isWanted` says so. Rejects without a network. */
export async function fillContact(form: HTMLFormElement, isWanted: () => boolean): Promise<void> {
  const known = await readAccountContact(await browserClient());
  if (!known || !isWanted()) return;
  for (const [name, value] of Object.entries(known)) {
    const field = form.elements.namedItem(name);
    const isFree = field instanceof HTMLInputElement && field.value === '' && field !== document.activeElement;
    if (isFree) field.value = value;
  }
}
