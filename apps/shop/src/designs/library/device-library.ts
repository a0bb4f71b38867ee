import { keptDesign } from '@motif/design'
import { FlowError } from '@motif/flows/outcome'
import type { DeviceVersions } from './device-versions.ts'
import type { DesignContent, DesignLibrary, LibraryDesign } from './library.ts'

/** Under this name they lie in the browser's storage. */
export const deviceKey = 'designs'

interface Dependencies {
  storage: Pick<Storage, 'getItem' | 'setItem'>
  now: () => Date
  newId: () => string
  /** What designs were before; where a browser keeps none, they change all the same. */
  versions: () => Promise<DeviceVersions>
  /** Tells of changes of `designs` made by other tabs; returns how to stop. */
  onForeignChange: (act: () => void) => () => void
}

interface DeviceDesign extends LibraryDesign {
  /** Absent where an earlier release kept it. */
  createdAt?: string
}

const isDesign = (value: unknown): value is DeviceDesign =>
  typeof value === 'object' &&
  value !== null &&
  ['id', 'name', 'product', 'updatedAt', 'previewUrl'].every(
    (member) => typeof (value as Record<string, unknown>)[member] === 'string'
  ) &&
  typeof (value as DeviceDesign).document === 'object'

/** Designs of a visitor, in this browser alone. Anything unreadable in the storage is passed over. */
export function createDeviceLibrary({ storage, now, newId, versions, onForeignChange }: Dependencies): DesignLibrary {
  const read = (): DeviceDesign[] => {
    try {
      const stored: unknown = JSON.parse(storage.getItem(deviceKey) ?? '[]')
      return Array.isArray(stored)
        ? stored.filter(isDesign).map((design) => ({ ...design, document: keptDesign(design.document) }))
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
  /** What earlier visits kept was not counted. */
  const counted = ({ revision = 1 }: DeviceDesign) => revision
  const get = async (id: string) => {
    const found = read().find((design) => design.id === id)
    if (found === undefined)
      throw new FlowError('There is no such design on this device.', { code: 'not-found', status: 404 })
    return { ...found, revision: counted(found) }
  }
  const isSame = (stored: LibraryDesign, { name, document }: DesignContent) =>
    stored.name === name && JSON.stringify(stored.document) === JSON.stringify(document)
  /** Keeps what a design was. It has changed by then: a page that is left waits for nothing. */
  const keepVersion = async (before: DeviceDesign, isSure: boolean) => {
    try {
      const designIds = read().map(({ id }) => id)
      await (await versions()).keep(before, { designIds, isSure })
    } catch {
      // The browser keeps none.
    }
  }
  /** Another tab is another hand: what it changed is not overwritten by who did not see it. */
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
