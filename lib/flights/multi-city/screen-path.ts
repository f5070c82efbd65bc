/** English paths of the multi-city screen and of the passenger form for what was chosen on it. */
export const multiCityScreen = '/booking/multi-city';
export const multiCityPassengers = `${multiCityScreen}/passengers`;
