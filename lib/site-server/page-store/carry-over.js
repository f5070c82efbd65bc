// Carries what was typed and tapped into the page that comes anew, when the files of an open page are gone since the site was built again.
// The loader asks for this file where something is to be saved, or was (loader.js). A page of an older build may ask for it too: its
// address, and how it is called, stay as they are.
{
  const key = 'karam.again';
  /** In milliseconds: who comes back later does not expect it. */
  const lasts = 60_000;

  // A control is known by what it says, and by its place among those that say the same: the new page may count otherwise.
  const nameOf = (one) =>
    JSON.stringify([
      one.localName,
      one.getAttribute('name'),
      one.ariaLabel,
      one.labels?.[0]?.textContent,
      one.matches('a, button') && one.textContent,
    ]);
  const control = 'form, a, button, input, select, textarea';
  const named = (name) => [...document.querySelectorAll(control)].filter((one) => nameOf(one) === name);
  const signOf = (one) => (one?.matches(control) ? [nameOf(one), named(nameOf(one)).indexOf(one)] : null);
  const found = (sign) => (sign ? named(sign[0])[sign[1]] : null);

  const fill = (field, value) => {
    // React would take a plain assignment for its own.
    if (typeof value !== 'boolean') Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value);
    else if (field.checked !== value) field.click();
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  };

  // Done as the visitor did it. While the page is not alive the loader keeps it, as it keeps theirs.
  const ways = {
    click: (target) => target.click(),
    submit: (target, submitter) => target.requestSubmit(target.contains(submitter) ? submitter : null),
    keydown: (target, _, pressed) =>
      target.dispatchEvent(new KeyboardEvent('keydown', { key: pressed, bubbles: true, cancelable: true })),
  };

  const goOn = () => {
    const left = JSON.parse(sessionStorage.getItem(key));
    sessionStorage.removeItem(key);
    if (left?.address !== location.href || Date.now() - left.at > lasts) return;
    for (const [sign, value] of left.fields) {
      const field = found(sign);
      if (field) fill(field, value);
    }
    found(left.focus)?.focus({ preventScroll: true });
    for (const { type, pressed, sign, submitter } of left.acts) {
      const target = found(sign);
      if (target) ways[type](target, found(submitter), pressed);
    }
  };

  /**
   * Remembers the acts that `actsOf` answers and the values in the map `fields`, up to the moment the page goes. Answers false where that
   * cannot be: a file and a password are not saved, and a form that is posted works without scripts.
   */
  window.karamCarryOver = (actsOf, fields) => {
    const isPosted = actsOf().some(({ event, target }) => event.type === 'submit' && target.method === 'post');
    if (isPosted || [...fields.keys()].some(({ type }) => type === 'file' || type === 'password')) return false;
    const save = () => {
      const acts = actsOf().map(({ event, target }) => ({
        type: event.type,
        pressed: event.key,
        sign: signOf(target),
        submitter: signOf(event.submitter),
      }));
      const typed = [...fields].map(([field, value]) => [signOf(field), value]);
      const saved = { address: location.href, at: Date.now(), fields: typed, focus: signOf(document.activeElement), acts };
      sessionStorage.setItem(key, JSON.stringify(saved));
    };
    try {
      save();
    } catch {
      return false;
    }
    addEventListener('pagehide', save);
    return true;
  };

  try {
    goOn();
  } catch {
    // What was saved cannot be read: the page begins as any other.
  }
}
