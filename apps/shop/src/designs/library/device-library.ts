import { migrateStoredDesign } from '@motif/design'
import { FlowError } from '@motif/flows/outcome'
import type { DeviceVersions } from './device-versions.ts'
import type { DesignContent, DesignLibrary, LibraryDesign } from './library.ts'

/** Storage key of a guest's designs. */
export const deviceKey = 'designs'

interface Dependencies {
  storage: Pick<Storage, 'getItem' | 'setItem'>
  now: () => Date
  newId: () => string
  /** Version storage; designs can change without it. */
  versions: () => Promise<DeviceVersions>
  /** Subscribes to changes of `designs` by other tabs; returns the unsubscribe function. */
  onForeignChange: (act: () => void) => () => void
}

interface DeviceDesign extends LibraryDesign {
  /** Absent in data of an earlier release. */
  createdAt?: string
}

const isDesign = (value: unknown): value is DeviceDesign =>
  typeof value === 'object' &&
  value !== null &&
  ['id', 'name', 'product', 'updatedAt', 'previewUrl'].every(
    (member) => typeof (value as Record<string, unknown>)[member] === 'string'
  ) &&
  typeof (value as DeviceDesign).document === 'object'

/** Designs of a guest, in this browser only. Unreadable entries are skipped. */
export function createDeviceLibrary({ storage, now, newId, versions, onForeignChange }: Dependencies): DesignLibrary {
  const read = (): DeviceDesign[] => {
    try {
      const stored: unknown = JSON.parse(storage.getItem(deviceKey) ?? '[]')
      return Array.isArray(stored)
        ? stored.filter(isDesign).map((design) => ({ ...design, document: migrateStoredDesign(design.document) }))
        : []
    } catch {
      return []
    }
  }
  const write = (designs: DeviceDesign[]) => storage.setItem(deviceKey, JSON.stringify(designs))
  const previewOf = (id: string, preview: string | undefined) =>
    preview === undefined
      ? (read().find((design) => design.id === id)?.previewUrl ?? '')
      : `data:image/svg+xml,${encodeURIComponent(preview)}`
  const made = (id: string, { name, document, preview }: DesignContent, revision: number): LibraryDesign => ({
    id,
    revision,
    name,
    document,
    product: document.product,
    updatedAt: now().toISOString(),
    previewUrl: previewOf(id, preview)
  })
  const put = (design: DeviceDesign) => {
    write([design, ...read().filter(({ id }) => id !== design.id)])
    return design
  }
  /** Older entries have no revision. */
  const counted = ({ revision = 1 }: DeviceDesign) => revision
  const get = async (id: string) => {
    const found = read().find((design) => design.id === id)
    if (found === undefined)
      throw new FlowError('There is no such design on this device.', { code: 'not-found', status: 404 })
    return { ...found, revision: counted(found) }
  }
  const isSame = (stored: LibraryDesign, { name, document }: DesignContent) =>
    stored.name === name && JSON.stringify(stored.document) === JSON.stringify(document)
  /** Stores the previous version after the change, since a closing page waits for nothing. */
  const keepVersion = async (before: DeviceDesign, isSure: boolean) => {
    try {
      const designIds = read().map(({ id }) => id)
      await (await versions()).keep(before, { designIds, isSure })
    } catch {
      // The browser has no storage for versions.
    }
  }
  /** Another tab is another writer: its unseen changes are not overwritten. */
  async function change(id: string, content: DesignContent, isVersionSure = false): Promise<DeviceDesign> {
    const stored = await get(id)
    if (content.revision !== undefined && content.revision !== counted(stored)) {
      if (isSame(stored, content)) return stored
      throw new FlowError('Changed in another window', { code: 'conflict', status: 409 })
    }
    const { createdAt } = stored
    const changed = put({ ...made(id, content, counted(stored) + 1), ...(createdAt !== undefined && { createdAt }) })
    if (!isSame(stored, content)) await keepVersion(stored, isVersionSure || content.overrules === true)
    return changed
  }
  const again = (design: DeviceDesign): DeviceDesign => ({
    ...design,
    revision: counted(design) + 1,
    updatedAt: now().toISOString()
  })
  return {
    home: 'device',
    list: async () => read(),
    watch: onForeignChange,
    get,
    create: async (content) => put({ ...made(newId(), content, 1), createdAt: now().toISOString() }),
    update: (id, content) => change(id, content),
    rename: async (id, name) => put({ ...again(await get(id)), name }),
    duplicate: async (id, name) =>
      put({ ...again(await get(id)), id: newId(), name, revision: 1, createdAt: now().toISOString() }),
    remove: async (id) => {
      const removed = read().filter((design) => design.id === id)
      write(read().filter((design) => design.id !== id))
      return async () =>
        write([...read(), ...removed].toSorted((one, other) => (one.updatedAt < other.updatedAt ? 1 : -1)))
    },
    versions: {
      list: async (id) =>
        (await (await versions()).list(id)).map(({ id: versionId, name, savedAt }) => ({
          id: versionId,
          name,
          savedAt
        })),
      get: async (id, versionId) => (await versions()).get(id, versionId),
      async restore(id, versionId, revision) {
        const [{ document, previewUrl }, { name }] = await Promise.all([(await versions()).get(id, versionId), get(id)])
        const changed = await change(id, { name, document, ...(revision !== undefined && { revision }) }, true)
        return put({ ...changed, previewUrl })
      }
    }
  }
}
