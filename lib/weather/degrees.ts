/** With a minus as long as a figure: a hyphen is read over. */
export function degrees(celsius: number): string {
  const whole = Math.round(celsius);
  return `${whole < 0 ? '−' : ''}${Math.abs(whole)}°`;
}
