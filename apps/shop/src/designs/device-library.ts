import type { Design } from '@motif/contract'
import { keptDesign } from '@motif/design'
import type { DesignContent, DesignLibrary } from './library.ts'

/** Under this name they lie in the browser's storage. */
export const deviceKey = 'designs'

interface Surroundings {
  storage: Pick<Storage, 'getItem' | 'setItem'>
  now: () => Date
  newId: () => string
  /** Tells of changes of `designs` made by other tabs; returns how to stop. */
  onForeignChange: (act: () => void) => () => void
}

const isDesign = (value: unknown): value is Design =>
  typeof value === 'object' && value !== null && ['id', 'name', 'product', 'updatedAt', 'previewUrl'].every((member) => typeof (value as Record<string, unknown>)[member] === 'string') && typeof (value as Design).document === 'object'

/** Designs of a visitor, in this browser alone. Anything unreadable in the storage is passed over. */
export function createDeviceLibrary({ storage, now, newId, onForeignChange }: Surroundings): DesignLibrary {
  const read = (): Design[] => {
    try {
      const stored: unknown = JSON.parse(storage.getItem(deviceKey) ?? '[]')
      return Array.isArray(stored) ? stored.filter(isDesign).map((design) => ({ ...design, document: keptDesign(design.document) })) : []
    } catch {
      return []
    }
  }
  const write = (designs: Design[]) => storage.setItem(deviceKey, JSON.stringify(designs))
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
  const get = async (id: string) => {
    const found = read().find((design) => design.id === id)
    if (found === undefined) throw new Error('There is no such design on this device.')
    return found
  }
  return {
    home: 'device',
    list: async () => read(),
    watch: onForeignChange,
    get,
    create: async (content) => put(made(newId(), content)),
    update: async (id, content) => put(made(id, content)),
    rename: async (id, name) => put({ ...(await get(id)), name, updatedAt: now().toISOString() }),
    duplicate: async (id, name) => put({ ...(await get(id)), id: newId(), name, updatedAt: now().toISOString() }),
    remove: async (id) => {
      const removed = read().filter((design) => design.id === id)
      write(read().filter((design) => design.id !== id))
      return async () => write([...read(), ...removed].toSorted((one, other) => (one.updatedAt < other.updatedAt ? 1 : -1)))
    }
  }
}
