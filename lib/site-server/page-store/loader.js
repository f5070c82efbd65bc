// The one script that stands in every light page, the same text everywhere: it starts the page's scripts when somebody is there to need
// them, and keeps what is done before they run. What differs between pages stands in attributes of its element.
{
  const { scripts, route } = document.currentScript.dataset;
  const root = document.documentElement;
  const stored = (storage, key) => {
    try {
      return window[storage].getItem(key);
    } catch {
      return null;
    }
  };
  const hasCookie = (pattern) => pattern.test(`; ${document.cookie}`);
  const early = { capture: true, passive: true };
  const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'click', 'input', 'submit', 'wheel'];
  const acts = [];
  const fields = new Map();
  let isStarted = false;
  let isAlive = false;
  let seen;

  const start = () => {
    if (isStarted) return;
    isStarted = true;
    seen?.disconnect();
    for (const sign of signs) removeEventListener(sign, onSign, early);
    for (const source of scripts.split(' ')) {
      const script = document.createElement('script');
      script.src = source;
      // In their order.
      script.async = false;
      script.onerror = giveUp;
      document.head.append(script);
    }
  };

  // Links and menus work by themselves: who follows one is not made to wait for scripts.
  const works = 'a[href]:not([data-waits]), [popovertarget]:not([data-waits]), summary';
  const onSign = ({ type, target, isTrusted, movementX, movementY }) => {
    // Of a pointer that rests where the page appears.
    if (type === 'pointermove' && movementX === 0 && movementY === 0) return;
    if (isTrusted) root.dataset.touched = '';
    const isAct = type === 'pointerdown' || type === 'touchstart' || type === 'click' || type === 'focusin';
    if (!isAct || !(target instanceof Element) || !target.closest(works)) start();
  };

  // A control that only a script makes do something. Menus and plain links work without.
  const control =
    'button[type=button]:not([popovertarget]):not([commandfor]), button[data-waits], button[role=tab], a[data-waits]';
  const keep = (event, target, act) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    // Whoever taps again is impatient and means the same.
    if (acts.at(-1)?.target !== target) acts.push({ target, act });
  };
  const onClick = (event) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const target = event.target instanceof Element && event.target.closest(control);
    if (target) keep(event, target, () => target.click());
  };
  const onSubmit = (event) => {
    const { target, submitter } = event;
    if (target instanceof Element && target.closest('main')) keep(event, target, () => target.requestSubmit(submitter));
  };
  const onKey = (event) => {
    const { key, target } = event;
    if (!(target instanceof Element) || !target.matches('[role=tab]') || !/^Arrow|^Home$|^End$/.test(key)) return;
    keep(event, target, () => target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })));
  };
  const onInput = ({ target }) => {
    if (!(target instanceof Element) || !target.matches('input, select, textarea')) return;
    fields.set(target, /^(?:checkbox|radio)$/.test(target.type) ? target.checked : target.value);
  };
  const heard = { click: onClick, submit: onSubmit, keydown: onKey, input: onInput, change: onInput };
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
      field.value = '';
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value);
      if (field === document.activeElement && typeof selectionStart === 'number')
        field.setSelectionRange(selectionStart, selectionEnd);
    }
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
  };

  const revive = async () => {
    isAlive = true;
    letGo();
    for (const [field, value] of fields) fillAgain(field, value);
    document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    for (const { act } of acts) {
      act();
      // Each finds what the one before it has drawn.
      await new Promise((resolve) => setTimeout(resolve));
    }
  };
  // What React only knows in a browser, such as the day, it draws right after it took the page over.
  const onAlive = () => requestAnimationFrame(() => setTimeout(revive));
  addEventListener('karam:alive', onAlive, { once: true });

  // The files of this page are gone, since the site was built anew, or there is no network: then the page is asked for anew, or works as
  // one without scripts.
  const giveUp = () => {
    removeEventListener('karam:alive', onAlive);
    letGo();
    const isReload = performance.getEntriesByType('navigation')[0]?.type === 'reload';
    if (navigator.onLine && !isReload && fields.size === 0) return location.reload();
    for (const { target } of acts) {
      if (target.matches('a')) target.click();
      else if (target.matches('form[action]')) target.submit();
    }
  };

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

  const isCampaign = (name) => /^(?:utm_|gclid$|fbclid$)/.test(name);
  const hasForm = document.querySelector('main form') !== null;
  let hasDraft = false;
  try {
    hasDraft = hasForm && sessionStorage.length > 0;
  } catch {
    // Nothing can be kept, so nothing is.
  }
  const isNeeded =
    ![...new URLSearchParams(location.search).keys()].every(isCampaign) ||
    (location.hash.length > 1 && !document.getElementById(location.hash.slice(1))) ||
    hasCookie(/; (?:karam-session(?:\.\d+)?|link_language)=/) ||
    (stored('localStorage', 'language') === 'ar' && !hasCookie(/; NEXT_LOCALE=/)) ||
    hasDraft;
  if (scripts === undefined) {
    // The scripts of an application are on their way already.
    isStarted = true;
  } else if (isNeeded) {
    start();
  } else {
    for (const sign of signs) addEventListener(sign, onSign, early);
    // A part that lives: always, or where this device keeps something to show in it.
    seen = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && start());
    for (const part of document.querySelectorAll('[data-live]')) {
      const key = part.dataset.live;
      if (!key || !/^(?:null|\[\])$/.test(stored('localStorage', key))) seen.observe(part);
    }
    // A form will be used: its scripts are fetched, not run.
    if (hasForm && !navigator.connection?.saveData) {
      const fetchAhead = () => {
        if (isStarted) return;
        for (const href of scripts.split(' '))
          document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'script', href }));
      };
      addEventListener('load', () => (window.requestIdleCallback ?? setTimeout)(fetchAhead), { once: true });
    }
  }
}
