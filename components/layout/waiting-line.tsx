/** Says that what was done waits for a connection. The loader shows it (lib/site-server/page-store/loader.js). */
export function WaitingLine({ text }: { text: string }) {
  return (
    <p
      data-offline=""
      hidden
      role="alert"
      className="pointer-events-none fixed start-1/2 top-[calc(var(--header-height)+0.75rem)] z-40 w-max max-w-[90vw] -translate-x-1/2 rounded-card bg-raised p-2.5 text-ink shadow-float rtl:translate-x-1/2"
    >
      {text}
    </p>
  );
}
