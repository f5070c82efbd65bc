/** What a visitor has chosen and typed for a holiday so far, kept through reloads until the request is sent. */
import type { PackageExtra } from '@/content/package';
import { readTab, removeTab, writeTab } from '@/lib/storage/tab-storage';
import { isPossibleRoom, type RoomParty, roomLimits } from './party';
import type { PackageWish } from './request-schema';

export interface TravellerDraft {
  title: string;
  gender: string;
  givenNames: string;
  surname: string;
  /** Days as typed: see `readDay`. */
  dateOfBirth: string;
  passportNumber: string;
  passportExpiry: string;
}

export interface ContactDraft {
  email: string;
  phone: string;
  notes: string;
}

export interface PackageDraft {
  /** yyyy-MM-dd; empty until it is chosen. */
  departureDate: string;
  extraNights: number;
  rooms: RoomParty[];
  extras: PackageExtra[];
  wishes: PackageWish[];
  /** By the keys of `placesOf`: somebody taken out of a room and put back is still known. */
  travellers: Record<string, TravellerDraft>;
  contact: ContactDraft;
}

export const emptyTraveller: TravellerDraft = {
  title: '',
  gender: '',
  givenNames: '',
  surname: '',
  dateOfBirth: '',
  passportNumber: '',
  passportExpiry: '',
};

export function emptyDraft(): PackageDraft {
  return {
    departureDate: '',
    extraNights: 0,
    rooms: [{ adults: 2, childAges: [] }],
    extras: [],
    wishes: ['flights'],
    travellers: {},
    contact: { email: '', phone: '+974 ', notes: '' },
  };
}

/** The versions change with the shapes: what an older page has stored is then never read. */
const draftsKey = 'karam.package-drafts.v2';
const keptDrafts = 3;

interface KeptDraft {
  packageId: string;
  draft: PackageDraft;
}

/** The draft of this holiday in this tab, else null. What was typed of people and rooms serves another holiday too. */
export function recallDraft(packageId: string): PackageDraft | null {
  const kept = readDrafts();
  const own = kept.find((one) => one.packageId === packageId);
  if (own) return own.draft;
  const latest = kept[0]?.draft;
  return latest ? { ...latest, extras: [], extraNights: 0 } : null;
}

/** Keeps a draft in front of the others. Never throws. */
export function keepDraft(packageId: string, draft: PackageDraft): void {
  const others = readDrafts().filter((one) => one.packageId !== packageId);
  writeTab(draftsKey, [{ packageId, draft }, ...others].slice(0, keptDrafts));
}

/** After a request nothing typed stays behind. */
export function forgetDrafts(): void {
  removeTab(draftsKey);
}

/** Only this module writes the key; rooms are looked at all the same, because prices are made of them. */
function readDrafts(): KeptDraft[] {
  const stored = readTab(draftsKey);
  return Array.isArray(stored) ? stored.filter(isKeptDraft) : [];
}

function isKeptDraft(stored: unknown): stored is KeptDraft {
  const { packageId, draft } = (stored ?? {}) as Partial<KeptDraft>;
  const isWhole = packageId && draft?.contact && draft.travellers && Array.isArray(draft.extras) && Array.isArray(draft.wishes);
  if (!isWhole || !Array.isArray(draft.rooms)) return false;
  return draft.rooms.length > 0 && draft.rooms.length <= roomLimits.rooms && draft.rooms.every(isPossibleRoom);
}
