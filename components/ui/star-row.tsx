/** The star of ./icon, starting at its top. */
const star = 'l2.6 5.5 6 .8-4.4 4.2 1.1 6-5.3-2.8-5.3 2.8 1.1-6-4.4-4.2 6-.8Z';
/** The width of a star with its space. */
const step = 27;

/** One to five full stars in one drawing, as high as a small icon. Decorative: the text beside them has the number. */
export function StarRow({ count }: { count: number }) {
  const stars = Array.from({ length: count }, (_, index) => `M${12 + step * index} 3.5${star}`);
  return (
    <svg viewBox={`0 0 ${step * count - 3} 24`} aria-hidden="true" className="line-icon h-4 w-auto max-w-full">
      <path d={stars.join('')} fill="currentColor" />
    </svg>
  );
}
