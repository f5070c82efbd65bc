// The one script that stands in every light page, the same text everywhere: it starts the page's scripts when somebody is there to need
// them, and keeps what is done before they run. What differs between pages stands in attributes of its element.
{
  const { scripts, route, streamed } = document.currentScript.dataset;
  const root = document.documentElement;
  const offline = document.querySelector('[data-offline]');
  const allowed = (read) => {
    try {
      return read();
    } catch {
      return null;
    }
  };
  const stored = (storage, key) => allowed(() => window[storage].getItem(key));
  const hasCookie = (pattern) => pattern.test(`; ${allowed(() => document.cookie)}`);
  const early = { capture: true, passive: true };
  const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'click', 'input', 'submit', 'wheel'];
  let acts = [];
  const fields = new Map();
  let isStarted = false;
  let isAlive = false;
  let seen;
  let carried;
  let fetchedAhead;
  const incomplete = document.querySelectorAll('[data-incomplete]');

  const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

  const missing = new Set(scripts?.split(' '));
  const run = (source) =>
    new Promise((resolve, reject) => {
      // With the attribute `async` React knows it for one of its own, and does not load it again.
      const properties = { src: source, async: true, onload: resolve, onerror: reject };
      document.head.append(Object.assign(document.createElement('script'), properties));
    });
  const runOrRetry = async (source) => {
    for (const wait of [300, 1500, 0]) {
      try {
        await run(source);
        return missing.delete(source);
      } catch {
        await pause(wait);
      }
    }
  };
  const hint = (rel, href) =>
    new Promise((done) => {
      const link = Object.assign(document.createElement('link'), { rel, as: 'script', href, onload: done, onerror: done });
      document.head.append(link);
    });

  const start = async () => {
    if (isStarted) return;
    isStarted = true;
    // A press is kept until React says whether something is missing.
    for (const button of incomplete) button.disabled = false;
    seen?.disconnect();
    removeEventListener('online', start);
    for (const sign of signs) removeEventListener(sign, onSign, early);
    // The last one starts React with what is there by then.
    const sources = [...missing];
    const last = sources.pop();
    void hint('preload', last);
    // A connection that stalls tells neither of an end nor of an error.
    await Promise.race([Promise.all([carried, ...sources.map(runOrRetry)]), pause(20_000)]);
    if (missing.size === 1) await Promise.race([runOrRetry(last), pause(10_000)]);
    if (missing.size > 0) await giveUp();
  };

  // Links and menus work by themselves: who follows one is not made to wait for scripts.
  const works = 'a[href]:not([data-waits]), [popovertarget]:not([data-waits]), summary';
  const onSign = ({ type, target, isTrusted, movementX, movementY }) => {
    // Of a pointer that rests where the page appears.
    if (type === 'pointermove' && movementX === 0 && movementY === 0) return;
    if (isTrusted) root.dataset.touched = '';
    const isAct = type === 'pointerdown' || type === 'touchstart' || type === 'click' || type === 'focusin';
    if (streamed || !isAct || !(target instanceof Element) || !target.closest(works)) void start();
  };

  // A control that only a script makes do something. Menus and plain links work without.
  const control =
    'button[type=button]:not([popovertarget]):not([commandfor]), button[data-waits], button[role=tab], a[data-waits], [data-waits] > a';
  const controlsOf = (frame) => [...frame.querySelectorAll('form, a, button, input, select, textarea')];
  // A page that the browser has translated is not the one React knows: it draws all of it anew, with the same controls in the same order. Live parts
  // may have more of a kind, which look otherwise.
  let sent;
  let focused;
  const kinds = ['role', 'type', 'name'];
  const here = (one) => {
    if (one.isConnected) return one;
    for (const same of [[...kinds, 'class'], kinds]) {
      // Attributes: the property `name` of a form is its field of that name.
      const isLike = (other) =>
        one.localName === other.localName && same.every((name) => one.getAttribute(name) === other.getAttribute(name));
      const found = controlsOf(document).filter(isLike)[sent.filter(isLike).indexOf(one)];
      if (found) return found;
    }
    return one;
  };
  const keep = (event, target, act, isStep) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    sent ??= controlsOf(document);
    // Whoever taps again is impatient and means the same, unless it is one step more.
    if (isStep || acts.at(-1)?.target !== target) acts.push({ event, target, act });
    // Said at once, and until the scripts run: they are tried for a while first.
    if (offline) offline.hidden &&= navigator.onLine;
    void start();
  };
  const isBox = ({ type }) => /^(checkbox|radio)$/.test(type);
  const isOther = ({ metaKey, ctrlKey, shiftKey, altKey }) => metaKey || ctrlKey || shiftKey || altKey;
  // What a mouse pressed when the page was drawn anew, and lets go afterwards: the browser then reports no click.
  let pressed;
  const onPress = ({ type, target, pointerType }) => {
    // The browser follows a finger by itself.
    if (type === 'pointerdown' && pointerType !== 'mouse') return;
    sent ??= controlsOf(document);
    if (!shown?.contains(target)) shown = undefined;
    // Of a page drawn anew between the two, the second names only the body.
    pressed = target.closest('a, button') ?? (type === 'mousedown' ? pressed : undefined);
  };
  const onRelease = () => {
    if (pressed && !pressed.isConnected) here(pressed).click();
    pressed = undefined;
  };
  addEventListener('mouseup', onRelease, true);
  const onClick = (event) => {
    if (event.button !== 0 || isOther(event)) return;
    // React may know the box already: it must not hear of it now and again when it is filled in.
    if (isBox(event.target)) event.stopImmediatePropagation();
    const target = event.target instanceof Element && event.target.closest(control);
    if (!target) return;
    const { steps } = target.dataset;
    const act = (here) => {
      here.click();
      return pause(steps ?? 0);
    };
    keep(event, target, act, steps);
  };
  const onSubmit = (event) => {
    const { target, submitter } = event;
    const act = (form) => form.requestSubmit(form.contains(submitter) ? submitter : null);
    if (target instanceof Element && target.closest('main')) keep(event, target, act);
  };
  // The open menu, also after React has removed it to draw the page anew. Escape, or a press outside it, closes it for good: the browser closes it a
  // moment later, and React may have removed it by then.
  let shown;
  // Letters go on in the field that React drew in the place of the one they were typed into.
  const goOnTyping = () => {
    if (!focused || focused.isConnected) return;
    const field = here(focused);
    const typed = fields.get(focused);
    if (typeof typed === 'string') {
      field.value = typed;
      fields.delete(focused);
      fields.set(field, typed);
    }
    const { selectionStart, selectionEnd } = focused;
    field.focus();
    if (typeof selectionStart === 'number') field.setSelectionRange(selectionStart, selectionEnd);
    focused = field;
  };
  const onKey = (event) => {
    goOnTyping();
    const { key, target } = event;
    if (key === 'Escape') shown = undefined;
    if (!(target instanceof Element) || isOther(event)) return;
    const isTab = target.matches('[role=tab]');
    const isList = target.matches('[role=combobox]');
    if (!(isTab && /^Arrow|^Home$|^End$/.test(key)) && !(isList && /^Arrow(?:Up|Down)$|^Enter$/.test(key))) return;
    const act = async (field) => {
      // The list of a field that was left is closed.
      const isLeft = isList && field !== document.activeElement;
      if (isLeft) fillAgain(field, field.value);
      if (isList) await listed(field, 30);
      // The key before may have led to another tab.
      const here = isTab && document.activeElement?.matches('[role=tab]') ? document.activeElement : field;
      const press = (type) => here.dispatchEvent(new KeyboardEvent(type, { key, bubbles: true, cancelable: true }));
      const isFree = press('keydown');
      press('keyup');
      if (isFree && key === 'Enter') here.form?.requestSubmit();
      if (isLeft) reportFocus(field);
    };
    keep(event, target, act, true);
  };
  const onInput = ({ type, target }) => {
    if (!(target instanceof Element) || !target.matches('input, select, textarea')) return;
    sent ??= controlsOf(document);
    // A choice among suggestions goes with the letters it was made for.
    if (type === 'input' && target.role === 'combobox') acts = acts.filter((act) => act.target !== target);
    // Of radios the one that was chosen last counts.
    fields.delete(target);
    fields.set(target, isBox(target) ? target.checked : target.value);
  };
  const onFocus = ({ type, target }) => {
    sent ??= controlsOf(document);
    if (type === 'focusin') focused = target;
    // The browser reports it just before it removes what has the focus.
    else
      queueMicrotask(() => {
        if (focused !== target) return;
        if (target.isConnected) focused = undefined;
        else goOnTyping();
      });
  };
  const onToggle = ({ target, newState }) => {
    shown = newState === 'open' ? target : undefined;
  };
  const heard = {
    beforetoggle: onToggle,
    pointerdown: onPress,
    mousedown: onPress,
    click: onClick,
    submit: onSubmit,
    keydown: onKey,
    input: onInput,
    change: onInput,
    focusin: onFocus,
    focusout: onFocus,
  };
  for (const name in heard) addEventListener(name, heard[name], true);
  const letGo = () => {
    for (const name in heard) removeEventListener(name, heard[name], true);
  };

  // React compares a field with what it last knew: so it is told of another value first, and then of the one that was chosen.
  const fillAgain = (field, value) => {
    if (!field.isConnected) return;
    if (typeof value === 'boolean') {
      field.checked = !value;
      return field.click();
    }
    if (field.type !== 'file') {
      const { selectionStart, selectionEnd } = field;
      field.value = value ? '' : '0';
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value);
      if (field === document.activeElement && typeof selectionStart === 'number')
        field.setSelectionRange(selectionStart, selectionEnd);
    }
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
  };

  // Suggestions take a moment to come.
  const listed = async (field, turns = 10) => {
    for (let turn = 0; turn < turns && field.ariaExpanded === 'false' && field.value; turn++) await pause(50);
  };
  const reportFocus = (element) => {
    const type = element === document.activeElement ? 'focusin' : 'focusout';
    element.dispatchEvent(new FocusEvent(type, { bubbles: true }));
  };

  // A form that comes when it is used stands in the place of its image, with the same controls in the same order.
  const whole = async (target) => {
    const frame = target.closest('[data-placeholder]')?.parentElement;
    if (!frame) return target;
    const place = controlsOf(frame).indexOf(target);
    frame.dispatchEvent(new Event('focusin'));
    for (let turn = 0; turn < 200 && frame.querySelector('[data-placeholder]'); turn++) await pause(50);
    return controlsOf(frame)[place] ?? target;
  };

  // React takes over a part that came later a moment after the rest, and knows its elements from then on.
  const isTakenOver = (one) => /__reactProps/.test(Object.keys(here(one)));
  const revive = async () => {
    const waiting = () => [...acts.map(({ target }) => target), ...fields.keys(), ...document.querySelectorAll('main form')];
    for (let turn = 0; turn < 400 && !waiting().every(isTakenOver); turn++) await pause(50);
    isAlive = true;
    // From now on links are followed without a new page: none is fetched ahead.
    document.querySelector('script[type=speculationrules]')?.remove();
    letGo();
    if (offline) offline.hidden = true;
    // A menu that was opened meanwhile.
    if (shown && !shown.isConnected) document.getElementById(shown.id)?.showPopover();
    goOnTyping();
    for (const [field, value] of [...fields]) {
      fields.delete(field);
      fields.set(here(field), value);
    }
    for (const [field, value] of fields) fillAgain(field, value);
    if (document.activeElement) reportFocus(document.activeElement);
    for (const field of fields.keys()) {
      if (field === document.activeElement || acts.some(({ target }) => here(target) === field)) continue;
      // A code typed out is an airport, unless there is something to do at once.
      if (acts.length === 0) await listed(field);
      reportFocus(field);
    }
    for (const { target, act } of acts) {
      await act(await whole(here(target)));
      // Each finds what the one before it has drawn.
      await pause();
    }
  };
  // What React only knows in a browser, such as the day, it draws right after it took the page over.
  const onAlive = () => requestAnimationFrame(() => setTimeout(revive));
  addEventListener('karam:alive', onAlive, { once: true });

  // What was done goes along into the page that comes anew (carry-over.js).
  const carryOver = () => Promise.race([run('/_carry-over.js'), pause(5000)]).catch(() => {});

  // The scripts do not come. Without a network the page waits for it, or for the next act. Where the page itself can be had, its files are
  // gone since the site was built anew: then it is asked for anew, or works as one without scripts.
  const giveUp = async () => {
    const isThere = await fetch(location.href, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(5000) }).then(
      ({ status }) => status < 500,
      () => false,
    );
    if (!isThere) {
      isStarted = false;
      addEventListener('online', start);
      for (const sign of ['pointerdown', 'keydown']) addEventListener(sign, onSign, early);
      if (offline) offline.hidden = acts.length + fields.size === 0;
      return;
    }
    const isReload = performance.getEntriesByType('navigation')[0]?.type === 'reload';
    if (!isReload) {
      if (acts.length + fields.size > 0) await carryOver();
      if (window.karamCarryOver?.(() => acts, fields) || fields.size === 0) return reload();
    }
    removeEventListener('karam:alive', onAlive);
    letGo();
    for (const { target, act } of acts) if (target.matches('a, form[action]')) act(target);
    addEventListener('click', ({ target }) => target instanceof Element && target.closest(control) && reload(), true);
  };
  const reload = () => {
    // The page counts when it has come again.
    root.dataset.counted = '';
    location.reload();
  };

  const onceLoaded = new Promise((resolve) => {
    if (document.readyState === 'complete') resolve();
    else addEventListener('load', () => setTimeout(resolve), { once: true });
  });

  // A form will be used: its scripts are fetched, not run.
  const fetchAhead = async () => {
    await onceLoaded;
    await new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve));
    if (isStarted) return;
    // Not every browser tells when it has them.
    await Promise.race([Promise.all([...missing].map((source) => hint('prefetch', source))), pause(3000)]);
  };

  // One part a frame, so that no task is long. Whoever comes to a place within the page, or back to one, needs all heights at once.
  const layOut = async () => {
    const sheet = document.getElementById('below-first-view');
    const showAll = () => sheet?.remove();
    const parts = document.querySelectorAll('main > *, main > :only-child > *, footer > *');
    const waiting = [...parts].filter((part) => getComputedStyle(part).contentVisibility === 'auto');
    const next = () => {
      const part = waiting.shift();
      if (part && sheet?.isConnected) {
        part.style.contentVisibility = 'visible';
        requestAnimationFrame(() => setTimeout(next));
      } else {
        showAll();
      }
    };
    // Who is ahead of the page would see it move.
    addEventListener('scroll', showAll, { once: true });
    if (location.hash || performance.getEntriesByType('navigation')[0]?.type !== 'navigate') return showAll();
    // The scripts go before the pictures further down, which would be fetched at the same time.
    await onceLoaded;
    await fetchedAhead;
    for (let turn = 0; turn < 400 && isStarted && !isAlive; turn++) await pause(50);
    next();
  };

  const begin = () => {
    // What the page tells of itself when it is left before its scripts ran (components/layout/measurement).
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState !== 'hidden' || isAlive || 'counted' in root.dataset) return;
      if (navigator.doNotTrack === '1' || navigator.globalPrivacyControl) return;
      root.dataset.counted = '';
      const [, locale, page] = /^\/(en|ar)(.*)$/.exec(route);
      const report = { locale, counts: [{ name: 'page_view', page: page || '/', detail: '' }] };
      navigator.sendBeacon('/api/visits', new Blob([JSON.stringify(report)], { type: 'application/json' }));
    });
    if (document.querySelector('meta[name=measurement]') && stored('localStorage', 'karam.consent') === null) {
      document.querySelector('[data-consent]')?.showPopover();
    }

    if (stored('sessionStorage', 'karam.again')) carried = carryOver();
    const isCampaign = (name) => /^(?:utm_|gclid$|fbclid$)/.test(name);
    // One that is answered by the server needs none.
    const hasForm = document.querySelector('main form:not([data-plain])') !== null;
    const hasDraft = hasForm && !streamed && allowed(() => sessionStorage.length) > 0;
    const isNeeded =
      (!streamed && ![...new URLSearchParams(location.search).keys()].every(isCampaign)) ||
      (location.hash.length > 1 && !document.getElementById(location.hash.slice(1))) ||
      hasCookie(/; (?:karam-session(?:\.\d+)?|link_language)=/) ||
      (stored('localStorage', 'language') === 'ar' && !hasCookie(/; NEXT_LOCALE=ar/)) ||
      hasDraft;
    if (scripts === undefined) {
      // The scripts of an application are on their way already.
      isStarted = true;
    } else if (isNeeded) {
      void start();
    } else {
      for (const sign of signs) addEventListener(sign, onSign, early);
      // Nobody is there yet; without script they stay enabled.
      for (const button of incomplete) button.disabled = true;
      // A part that lives: always, or where this device keeps something to show in it.
      seen = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && void start());
      for (const part of document.querySelectorAll('[data-live]')) {
        const key = part.dataset.live;
        if (!key || !/^(?:null|\[\])$/.test(stored('localStorage', key))) seen.observe(part);
      }
      if (hasForm && !navigator.connection?.saveData) fetchedAhead = fetchAhead();
    }
  };
  if (scripts) layOut();
  if (document.prerendering) {
    // Prerendered by the browser, perhaps for nobody: the page begins when it is shown, with what was chosen meanwhile.
    const onShown = () => {
      dispatchEvent(new Event('storage'));
      begin();
    };
    document.addEventListener('prerenderingchange', onShown, { once: true });
  } else {
    begin();
  }
}
