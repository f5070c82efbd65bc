import type { ReactNode } from 'react';
import { Icon } from '../icon';

/** The message of a search, drawn by the server: for five seconds, in a band below the results that covers none of them. */
export function DrawnToast({ isError = false, children }: { isError?: boolean; children: ReactNode }) {
  return (
    <div className="search-message">
      <p
        role="status"
        className={`flex items-center gap-2 rounded-card border border-line bg-raised px-4 py-2.5 shadow-float ${isError ? 'text-danger' : ''}`}
      >
        <Icon name={isError ? 'warning' : 'check'} className={`size-5 ${isError ? '' : 'text-success'}`} />
        {children}
      </p>
    </div>
  );
}
