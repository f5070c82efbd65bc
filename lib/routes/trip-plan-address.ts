/** English path of the page that adds to a trip plan what `address`, an English path with its query, shows. */
export const addToPlanPath = (address: string) => `/trip-plan/add?${new URLSearchParams({ from: address })}`;
