/** Brand kits without a schema library: screens and server share limits and operations. */

export const brandKitLimits = { colours: 24, fonts: 6, logos: 12, nameLetters: 40 } as const

export interface BrandColour {
  /** `#rrggbb` in lower case, unique in a kit. */
  value: string
  name: string | null
}

export interface BrandLogo {
  /** A picture of the account, unique in a kit. */
  upload: string
  name: string | null
}

/** The colours, fonts and logos of an account, each in the order they were added. */
export interface BrandKit {
  colours: BrandColour[]
  /** Font families by `FontFace.package`, without duplicates. */
  fonts: string[]
  logos: BrandLogo[]
  /** Number of changes; 0 before the first. */
  revision: number
}

/** The kit of an account before its first change. */
export const emptyBrandKit: BrandKit = { colours: [], fonts: [], logos: [], revision: 0 }

interface Items {
  colours: BrandColour
  fonts: string
  logos: BrandLogo
}

export type BrandKitPart = keyof Items
type Item = Items[BrandKitPart]

/** Adds or removes an item. An existing item gets the new name; a new one is inserted at `at`, or last. For a removal the name is ignored. */
export type BrandKitChange = {
  [Part in BrandKitPart]: { act: 'put' | 'remove'; part: Part; item: Items[Part]; at?: number }
}[BrandKitPart]

const keyOf = (item: Item): string => (typeof item === 'string' ? item : 'value' in item ? item.value : item.upload)

/** Index of an item in its part of a kit; -1 if missing. */
function placeOf(kit: BrandKit, { part, item }: BrandKitChange): number {
  const items: readonly Item[] = kit[part]
  return items.findIndex((one) => keyOf(one) === keyOf(item))
}

/** Whether a kit contains the item of a change. */
export const isInKit = (kit: BrandKit, change: BrandKitChange): boolean => placeOf(kit, change) !== -1

/** Whether a change would exceed the limit. */
export const isBeyondLimit = (kit: BrandKit, change: BrandKitChange): boolean =>
  change.act === 'put' && kit[change.part].length >= brandKitLimits[change.part] && !isInKit(kit, change)

/** Applies a change to a kit. Changes of two windows merge, because items added elsewhere stay. */
export function changedKit(kit: BrandKit, change: BrandKitChange): BrandKit {
  const { act, part, item, at } = change
  const items: readonly Item[] = kit[part]
  const place = placeOf(kit, change)
  if (act === 'remove') return { ...kit, [part]: items.filter((_one, index) => index !== place) }
  return { ...kit, [part]: place === -1 ? items.toSpliced(at ?? items.length, 0, item) : items.with(place, item) }
}

/** The inverse of a change; `kit` is the state before it. */
export function undoOf(kit: BrandKit, change: BrandKitChange): BrandKitChange {
  const at = placeOf(kit, change)
  if (at === -1) return { ...change, act: 'remove' }
  return { ...change, act: 'put', item: kit[change.part][at], at } as BrandKitChange
}
