/** What a brand kit holds and how it is changed, without a schema library: screens use the same limits and the same steps as the server. */

export const brandKitLimits = { colours: 24, fonts: 6, logos: 12, nameLetters: 40 } as const

export interface BrandColour {
  /** `#rrggbb` in lower case; once in a kit. */
  value: string
  name: string | null
}

export interface BrandLogo {
  /** A picture in the account; once in a kit. */
  upload: string
  name: string | null
}

/** The colours, fonts and logos of an account, each in the order they were added. */
export interface BrandKit {
  colours: BrandColour[]
  /** Families, as `FontFace.package` names them; each once. */
  fonts: string[]
  logos: BrandLogo[]
  /** Counts the changes; 0 before the first. */
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

/**
 * One thing put in or taken out. What is in the kit already takes the name that is put; what is new comes to stand at `at`, or last. Of a thing
 * taken out the name does not matter.
 */
export type BrandKitChange = {
  [Part in BrandKitPart]: { act: 'put' | 'remove'; part: Part; item: Items[Part]; at?: number }
}[BrandKitPart]

const keyOf = (item: Item): string => (typeof item === 'string' ? item : 'value' in item ? item.value : item.upload)

/** Where in its part of a kit the thing is that a change is about; -1 where it is not there. */
function placeOf(kit: BrandKit, { part, item }: BrandKitChange): number {
  const items: readonly Item[] = kit[part]
  return items.findIndex((one) => keyOf(one) === keyOf(item))
}

/** Whether the thing is in a kit that a change is about. */
export const isInKit = (kit: BrandKit, change: BrandKitChange): boolean => placeOf(kit, change) !== -1

/** Whether a change would put in something new where no more fits. */
export const isBeyondLimit = (kit: BrandKit, change: BrandKitChange): boolean =>
  change.act === 'put' && kit[change.part].length >= brandKitLimits[change.part] && !isInKit(kit, change)

/**
 * A kit with one change made. Made to a kit that was changed elsewhere meanwhile, it leaves there what was put in: so the changes of two windows
 * come together.
 */
export function changedKit(kit: BrandKit, change: BrandKitChange): BrandKit {
  const { act, part, item, at } = change
  const items: readonly Item[] = kit[part]
  const place = placeOf(kit, change)
  if (act === 'remove') return { ...kit, [part]: items.filter((_one, index) => index !== place) }
  return { ...kit, [part]: place === -1 ? items.toSpliced(at ?? items.length, 0, item) : items.with(place, item) }
}

/** The change that undoes another one; `kit` as it was before that. */
export function undoOf(kit: BrandKit, change: BrandKitChange): BrandKitChange {
  const at = placeOf(kit, change)
  if (at === -1) return { ...change, act: 'remove' }
  return { ...change, act: 'put', item: kit[change.part][at], at } as BrandKitChange
}
