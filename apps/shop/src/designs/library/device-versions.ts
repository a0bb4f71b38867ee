import { keptDesign } from '@motif/design'
import { FlowError } from '@motif/flows/outcome'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { DesignVersion } from '@motif/contract'
import type { LibraryDesign } from './library.ts'

/** So many are kept of a design, and so many milliseconds lie between two: as the shop does for accounts. */
export const versionsMax = 20
const versionEvery = 5 * 60_000

/** What a design of this device was before it was changed. */
export interface DeviceVersion extends DesignVersion {
  designId: string
  keptAt: string
  previewUrl: string
}

/** When a version was kept, and of which design it is. */
type VersionStamp = Pick<DeviceVersion, 'id' | 'designId' | 'keptAt'>

/** Where a browser keeps them. */
export interface DeviceVersionStore {
  put: (version: DeviceVersion) => Promise<void>
  get: (id: string) => Promise<DeviceVersion | undefined>
  /** Those of a design. */
  list: (designId: string) => Promise<DeviceVersion[]>
  /** Of all designs, without their documents: it is asked for at every save. */
  stamps: () => Promise<VersionStamp[]>
  remove: (ids: readonly string[]) => Promise<void>
}

export interface DeviceVersions {
  /**
   * Keeps what a design is before it changes, as long as there was time to make something of it. `designIds`: the designs there
   * are; versions of others go.
   */
  keep: (before: LibraryDesign & { createdAt?: string }, how: KeepHow) => Promise<void>
  /** Newest first. */
  list: (designId: string) => Promise<DeviceVersion[]>
  /** @throws where there is no such version */
  get: (designId: string, id: string) => Promise<DeviceVersion>
}

interface KeepHow {
  designIds: readonly string[]
  /** Keeps it however short ago the last one was kept. */
  isSure: boolean
}

interface Dependencies {
  store: DeviceVersionStore
  now: () => Date
  newId: () => string
}

const newestFirst = (one: VersionStamp, other: VersionStamp) => (one.keptAt < other.keptAt ? 1 : -1)

export function createDeviceVersions({ store, now, newId }: Dependencies): DeviceVersions {
  return {
    list: async (designId) => (await store.list(designId)).toSorted(newestFirst),
    get: async (designId, id) => {
      const found = await store.get(id)
      if (found?.designId !== designId)
        throw new FlowError('There is no such version on this device.', { code: 'not-found', status: 404 })
      return { ...found, document: keptDesign(found.document) }
    },
    async keep({ id: designId, name, document, previewUrl, updatedAt, createdAt }, { designIds, isSure }) {
      const all = await store.stamps()
      const own = all.filter((version) => version.designId === designId).toSorted(newestFirst)
      const since = own[0]?.keptAt ?? createdAt
      const isTime = since === undefined || now().getTime() - Date.parse(since) >= versionEvery
      if (!isSure && !isTime) return
      const lost = all.filter((version) => !designIds.includes(version.designId))
      const over = own.slice(versionsMax - 1)
      await store.remove([...lost, ...over].map((version) => version.id))
      const kept = { id: newId(), keptAt: now().toISOString() }
      await store.put({ ...kept, designId, name, document, previewUrl, savedAt: updatedAt })
    }
  }
}

interface VersionsSchema extends DBSchema {
  versions: { key: string; value: DeviceVersion; indexes: { kept: [designId: string, keptAt: string] } }
}

/** Versions in IndexedDB: there is more room than where the designs themselves lie. */
export function indexedVersions(): DeviceVersionStore {
  let opening: Promise<IDBPDatabase<VersionsSchema>> | undefined
  const database = () =>
    (opening ??= openDB<VersionsSchema>('design-versions', 1, {
      upgrade: (made) =>
        void made.createObjectStore('versions', { keyPath: 'id' }).createIndex('kept', ['designId', 'keptAt'])
    }))
  return {
    put: async (version) => void (await (await database()).put('versions', version)),
    get: async (id) => (await database()).get('versions', id),
    list: async (designId) =>
      // Texts come before lists in the order of keys: the second bound ends all of the design's.
      (await database()).getAllFromIndex('versions', 'kept', IDBKeyRange.bound([designId], [designId, []])),
    async stamps() {
      const stamps: VersionStamp[] = []
      const index = (await database()).transaction('versions').store.index('kept')
      for (let at = await index.openKeyCursor(); at; at = await at.continue())
        stamps.push({ id: at.primaryKey, designId: at.key[0], keptAt: at.key[1] })
      return stamps
    },
    async remove(ids) {
      const { store, done } = (await database()).transaction('versions', 'readwrite')
      await Promise.all([...ids.map((id) => store.delete(id)), done])
    }
  }
}
