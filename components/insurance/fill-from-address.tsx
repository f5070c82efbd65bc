'use client';

import { useEffect, useRef } from 'react';
import { readInsuranceParams } from '@/lib/insurance/enquiry-params';
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';

/** Fills the form around it with the trip in the address, as if it had been typed. */
export function FillFromAddress() {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const form = mark.current?.closest('form');
    if (!form) return;
    const params = readInsuranceParams(new URLSearchParams(window.location.search), todayInQatar());
    for (const [name, value] of Object.entries(params)) {
      const field = form.elements.namedItem(name);
      if (!(field instanceof HTMLInputElement)) continue;
      // Past React, which would not hear of a value that is set on the element itself.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }, []);
  return <span ref={mark} hidden />;
}
