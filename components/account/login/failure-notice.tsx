'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { Notice } from '@/components/ui/notice';

interface FailureNoticeProps {
  /** In the language of the visitor, or the server's own words. */
  text: string;
  /** A way on, where there is one. */
  children?: ReactNode;
}

/** What the server refused, brought into view with the focus: its form may be longer than the screen. */
export function FailureNotice({ text, children }: FailureNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    notice.current?.focus({ preventScroll: true });
    notice.current?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, []);
  return (
    <div ref={notice} tabIndex={-1} className="rounded-control focus:outline-none">
      <Notice tone="danger" announce="alert">
        <p dir="auto">{text}</p>
        {children}
      </Notice>
    </div>
  );
}
