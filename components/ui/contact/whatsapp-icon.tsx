/** The WhatsApp speech bubble, our own drawing; decorative. */
export function WhatsAppIcon({ className = 'size-5' }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={`line-icon ${className}`}>
      <path d="M12 3.2a8.7 8.7 0 0 0-7.5 13.1L3.3 20.7l4.5-1.2A8.7 8.7 0 1 0 12 3.2Z" />
      <path
        d="M8.9 7.6c.4-.4 1-.3 1.2.2l.7 1.6c.1.3.1.6-.1.9l-.6.8c.7 1.3 1.7 2.3 3 3l.8-.6c.3-.2.6-.2.9-.1l1.6.7c.5.2.6.8.2 1.2-.8.9-2 1.2-3.2.8-2.5-.9-4.5-2.9-5.3-5.3-.4-1.2-.1-2.4.8-3.2Z"
        fill="currentColor"
        stroke="none"
      />
    </svg>
  );
}
