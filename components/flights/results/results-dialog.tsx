import { useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useModal } from '@/components/ui/overlays/use-modal';
import type { FlightSearchRequest } from '@/lib/flights/offer';
import type { ExplainedFailure } from '@/lib/search/search-failure';
import { reportFailedSearch } from './failed-search';
import { leaveResults } from './history';
import { type LeftResults, ResultsBody } from './results-body';
import { ResultsHeader } from './results-header';
import { keepBeforeChange } from './search-before-change';

interface ResultsDialogProps {
  search: FlightSearchRequest;
  query: URLSearchParams;
  whatsappNumber: string;
}

/** The full screen over the home page: the search at the top, below it progress, failure or flights. It stays open when the search changes. */
export function ResultsDialog({ search, query, whatsappNumber }: ResultsDialogProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const left = useRef<LeftResults>(null);
  const headingId = useId();
  useModal(dialog, heading);

  function leave() {
    keepBeforeChange(null);
    leaveResults();
  }

  function leaveToChange() {
    keepBeforeChange(left.current);
    leaveResults();
  }

  function leaveFailed(failure: ExplainedFailure, before: LeftResults) {
    const { pathname, search: query } = window.location;
    reportFailedSearch({ search, failure, address: `${pathname}${query}`, before: before.found?.search ?? null });
    keepBeforeChange(before);
    leaveResults();
  }

  return createPortal(
    <dialog
      ref={dialog}
      aria-labelledby={headingId}
      onCancel={(event) => {
        // React passes on what a dialog inside was told.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        leave();
      }}
      data-ends-above-toast=""
      className="print-sheet m-0 h-[calc(100%-var(--toast-room,0px))] w-full max-h-none max-w-none overflow-y-auto overscroll-contain bg-surface text-ink backdrop:bg-surface transition duration-200 starting:translate-y-4 starting:opacity-0"
    >
      <ResultsHeader
        search={search}
        headingRef={heading}
        headingId={headingId}
        whatsappNumber={whatsappNumber}
        onLeave={leave}
        onChangeSearch={leaveToChange}
      />
      <div className="page-width pt-2 pb-12 sm:pt-3">
        <ResultsBody
          search={search}
          query={query}
          scrollArea={dialog}
          heading={heading}
          onLeave={leave}
          onFailed={leaveFailed}
          left={left}
        />
      </div>
    </dialog>,
    document.body,
  );
}
