/** Only a request whose `Accept` names this type gets a packed answer. All others get a `FlightSearchResponse`, with whole offers. */
export const packedMediaType = 'application/vnd.karam-travel.flight-search+json';

/** `accept` is the header of a request, or null. */
export function acceptsPacked(accept: string | null): boolean {
  return (accept ?? '').split(',').some((range) => {
    const [type, ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    return type === packedMediaType && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
  });
}
