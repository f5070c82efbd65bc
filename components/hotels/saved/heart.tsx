export function Heart({ isFull, className = 'size-5' }: { isFull: boolean; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      className={`stroke-current ${isFull ? 'fill-current' : 'fill-none'} ${className}`}
      strokeWidth="1.75"
    >
      <path d="M12 20s-7.5-4.6-7.5-10A4.3 4.3 0 0 1 12 7.3 4.3 4.3 0 0 1 19.5 10c0 5.4-7.5 10-7.5 10Z" />
    </svg>
  );
}
