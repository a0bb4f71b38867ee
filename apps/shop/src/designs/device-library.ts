import type { Design } from '@motif/contract'
import { keptDesign } from '@motif/design'
import type { DesignContent, DesignLibrary } from './library.ts'

const key = 'designs'

interface Surroundings {
  storage: Pick<Storage, 'getItem' | 'setItem'>
  now: () => Date
  newId: () => string
}

const isDesign = (value: unknown): value is Design =>
  typeof value === 'object' && value !== null && ['id', 'name', 'product', 'updatedAt', 'previewUrl'].every((member) => typeof (value as Record<string, unknown>)[member] === 'string') && typeof (value as Design).document === 'object'

/** Designs of a visitor, in this browser alone. Anything unreadable in the storage is passed over. */
export function createDeviceLibrary({ storage, now, newId }: Surroundings): DesignLibrary {
  const read = (): Design[] => {
    try {
      const stored: unknown = JSON.parse(storage.getItem(key) ?? '[]')
      return Array.isArray(stored) ? stored.filter(isDesign).map((design) => ({ ...design, document: keptDesign(design.document) })) : []
    } catch {
      return []
    }
  }
  const write = (designs: Design[]) => storage.setItem(key, JSON.stringify(designs))
  const previewOf = (id: string, preview: string | undefined) =>
    preview === undefined ? (read().find((design) => design.id === id)?.previewUrl ?? '') : `data:image/svg+xml,${encodeURIComponent(preview)}`
  const made = (id: string, { name, document, preview }: DesignContent): Design => ({
    id,
    name,
    document,
    product: document.product,
    updatedAt: now().toISOString(),
    previewUrl: previewOf(id, preview)
  })
  const put = (design: Design) => {
    write([design, ...read().filter(({ id }) => id !== design.id)])
    return design
  }
  return {
    list: async () => read(),
    get: async (id) => {
      const found = read().find((design) => design.id === id)
      if (found === undefined) throw new Error('There is no such design on this device.')
      return found
    },
    create: async (content) => put(made(newId(), content)),
    update: async (id, content) => put(made(id, content)),
    remove: async (id) => {
      const removed = read().filter((design) => design.id === id)
      write(read().filter((design) => design.id !== id))
      return async () => write([...read(), ...removed].toSorted((one, other) => (one.updatedAt < other.updatedAt ? 1 : -1)))
    }
  }
}
