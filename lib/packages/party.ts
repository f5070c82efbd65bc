/** Rooms and their guests. Ages are in full years on the day of departure. */

export interface RoomParty {
  adults: number;
  childAges: number[];
}

/** A room in the form: the age of a child is null until it is selected. */
export interface RoomDraft {
  adults: number;
  childAges: (number | null)[];
}

export const roomLimits = { rooms: 4, adults: 3, children: 3, people: 4, childAge: 17 } as const;
/** In years. From this age a child needs a bed. */
export const bedAge = 2;
export const adultAge = 18;

/** Rooms for the price: a child of unknown age costs as much as the oldest, so that no price rises when the age is known. */
export function partyOf(rooms: readonly RoomDraft[]): RoomParty[] {
  return rooms.map(({ adults, childAges }) => ({ adults, childAges: childAges.map((age) => age ?? roomLimits.childAge) }));
}

/** Everybody has a bed, every room an adult, and no room more beds than allowed. */
export function isPossibleRoom({ adults, childAges }: RoomParty): boolean {
  return (
    isCount(adults, 1, roomLimits.adults) &&
    childAges.length <= roomLimits.children &&
    adults + childAges.length <= roomLimits.people &&
    childAges.every((age) => isCount(age, 0, roomLimits.childAge))
  );
}

function isCount(value: number, least: number, most: number): boolean {
  return Number.isInteger(value) && value >= least && value <= most;
}

export function peopleIn(rooms: readonly RoomDraft[]): { adults: number; children: number; total: number } {
  const adults = rooms.reduce((sum, room) => sum + room.adults, 0);
  const children = rooms.reduce((sum, room) => sum + room.childAges.length, 0);
  return { adults, children, total: adults + children };
}

export interface TravellerPlace {
  /** Draft keys of the travellers, independent of their room: "adult-0", "child-2". */
  key: string;
  /** From 1. */
  room: number;
  /** Null for an adult. */
  age: number | null;
}

/** A place for each traveller in the order of the form: room by room, adults first. */
export function placesOf(rooms: readonly RoomParty[]): TravellerPlace[] {
  const count = { adult: 0, child: 0 };
  const next = (kind: 'adult' | 'child') => {
    const key = `${kind}-${count[kind]}`;
    count[kind] += 1;
    return key;
  };
  return rooms.flatMap(({ adults, childAges }, index) => [
    ...Array.from({ length: adults }, () => ({ key: next('adult'), room: index + 1, age: null })),
    ...childAges.map((age) => ({ key: next('child'), room: index + 1, age })),
  ]);
}
