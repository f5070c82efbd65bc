/** The colours of degrees, from hot to freezing, for bars of temperatures. `hot` and `cold`: where 40 and −5 °C are in the drawing. */
export function DegreeGradient({ id, hot, cold }: { id: string; hot: number; cold: number }) {
  return (
    <linearGradient id={id} gradientUnits="userSpaceOnUse" x1="0" x2="0" y1={hot} y2={cold}>
      <stop offset="0" className="[stop-color:var(--color-accent)]" />
      <stop offset="0.3" className="[stop-color:var(--color-sun)]" />
      <stop offset="0.55" className="[stop-color:color-mix(in_oklab,var(--color-sun),var(--color-success))]" />
      <stop offset="0.78" className="[stop-color:var(--color-success)]" />
      <stop offset="1" className="[stop-color:var(--color-focus)]" />
    </linearGradient>
  );
}
