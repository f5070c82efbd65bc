import type { ComponentType, ReactNode } from 'react';

/** Components of another feature, which the page passes in. */
export interface FlightSlots {
  /** A field for an airport; its value is text that ends with the code once one was chosen: "London (LHR)". */
  airportField: (field: AirportFieldProps) => ReactNode;
  AirlineTile: ComponentType<{ code: string; className?: string }>;
}

export interface AirportFieldProps {
  label: string;
  value: string;
  error: string | undefined;
  onChange: (text: string) => void;
}
