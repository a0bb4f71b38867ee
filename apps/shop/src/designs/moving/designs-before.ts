import { tabStorage } from '../../services/tab-storage.ts'
import { readable } from '../library/readable.ts'
import type { DesignBefore } from './fit-to-product.ts'

const key = 'motif-designs-before'

/** Maximum number of remembered designs, least recently changed first: session storage is small. */
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
      // Unreadable data counts as none.
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

/** Earlier states of a design by product slug, as far as this tab knows. `design` is its draft key or id. */
export const designsBefore = (design: string): Map<string, DesignBefore> =>
  new Map(beforeIn(kept().find(([name]) => name === design)?.[1]))

/** Stores them for this tab's session: areas without a target survive a reload. */
export function keepDesignsBefore(design: string, before: ReadonlyMap<string, DesignBefore>): void {
  const others = kept().filter(([name]) => name !== design)
  tabStorage.setItem(key, JSON.stringify([...others, [design, [...before.values()]]].slice(-designsMax)))
}
