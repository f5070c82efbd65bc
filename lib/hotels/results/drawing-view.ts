/** How a drawing is shown, as styles of its picture. */
export interface DrawingView {
  transform: string;
  transformOrigin: string;
  filter: string;
}

const closeness = [1, 1.3, 1.65] as const;
const across = ['12%', '50%', '88%'] as const;
const down = ['45%', '75%'] as const;
/** As drawn, at night, in the morning, at noon. */
const hours = [
  'none',
  'brightness(0.82) hue-rotate(-14deg)',
  'brightness(1.06) saturate(0.85) hue-rotate(16deg)',
  'brightness(1.1) saturate(0.7)',
] as const;

/** One of some seventy looks of the same drawing, always the same for a hotel: neighbours in a list that share a drawing look different. */
export function drawingView(hotelId: string): DrawingView {
  let rest = hashOf(hotelId);
  const draw = (choices: readonly (string | number)[]) => {
    const choice = choices[rest % choices.length];
    rest = Math.floor(rest / choices.length);
    return choice;
  };
  return {
    transform: `scale(${draw(closeness)})`,
    transformOrigin: `${draw(across)} ${draw(down)}`,
    filter: String(draw(hours)),
  };
}

/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}
