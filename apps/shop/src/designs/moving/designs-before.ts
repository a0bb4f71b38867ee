import { tabStorage } from '../../services/tab-storage.ts'
import { readable } from '../library/readable.ts'
import type { DesignBefore } from './fit-to-product.ts'

const key = 'motif-designs-before'

/** Designs of so many are kept, those of the one changed last at the end: a tab's storage is small. */
const designsMax = 5

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function beforeIn(value: unknown): [string, DesignBefore][] {
  if (!Array.isArray(value)) return []
  return value.flatMap((entry: unknown): [string, DesignBefore][] => {
    if (!isRecord(entry) || !Array.isArray(entry['leftOut'])) return []
    try {
      const document = readable(entry['document'])
      return [[document.product, { document, leftOut: entry['leftOut'].map(String) }]]
    } catch {
      // What cannot be read is what there would be without it.
      return []
    }
  })
}

function kept(): [string, unknown][] {
  try {
    const all: unknown = JSON.parse(tabStorage.getItem(key) ?? '[]')
    return Array.isArray(all)
      ? all.flatMap((one): [string, unknown][] => (Array.isArray(one) ? [[String(one[0]), one[1]]] : []))
      : []
  } catch {
    return []
  }
}

/** How a design was on other products, by their slugs, as far as this tab was told. `design` names it, as its draft or its id does. */
export const designsBefore = (design: string): Map<string, DesignBefore> =>
  new Map(beforeIn(kept().find(([name]) => name === design)?.[1]))

/** Keeps that for as long as the tab lives: sides without a place outlive a reload of the page. */
export function keepDesignsBefore(design: string, before: ReadonlyMap<string, DesignBefore>): void {
  const others = kept().filter(([name]) => name !== design)
  tabStorage.setItem(key, JSON.stringify([...others, [design, [...before.values()]]].slice(-designsMax)))
}
