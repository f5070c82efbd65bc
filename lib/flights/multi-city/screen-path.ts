/** English paths of the multi-city screen and of the passenger form for its selection. */
export const multiCityScreen = '/booking/multi-city';
export const multiCityPassengers = `${multiCityScreen}/passengers`;
