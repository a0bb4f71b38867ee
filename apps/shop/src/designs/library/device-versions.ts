import { migrateStoredDesign } from '@motif/design'
import { FlowError } from '@motif/flows/outcome'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { DesignVersion } from '@motif/contract'
import type { LibraryDesign } from './library.ts'

/** Maximum number of versions per design, and minimum milliseconds between two: the same as the API's. */
export const versionsMax = 20
const versionEvery = 5 * 60_000

/** An earlier version of a design on this device. */
export interface DeviceVersion extends DesignVersion {
  designId: string
  keptAt: string
  previewUrl: string
}

/** Time and design of a version. */
type VersionStamp = Pick<DeviceVersion, 'id' | 'designId' | 'keptAt'>

/** Storage interface of versions. */
export interface DeviceVersionStore {
  put: (version: DeviceVersion) => Promise<void>
  get: (id: string) => Promise<DeviceVersion | undefined>
  /** Versions of a design. */
  list: (designId: string) => Promise<DeviceVersion[]>
  /** Stamps of all versions, without documents: needed at every save. */
  stamps: () => Promise<VersionStamp[]>
  remove: (ids: readonly string[]) => Promise<void>
}

export interface DeviceVersions {
  /**
   * Stores the version before a change, if enough time has passed. `designIds` are the existing designs; versions of
   * others are deleted.
   */
  keep: (before: LibraryDesign & { createdAt?: string }, how: KeepHow) => Promise<void>
  /** Newest first. */
  list: (designId: string) => Promise<DeviceVersion[]>
  /** @throws if the version does not exist */
  get: (designId: string, id: string) => Promise<DeviceVersion>
}

interface KeepHow {
  designIds: readonly string[]
  /** Stores it regardless of the last version's age. */
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
      return { ...found, document: migrateStoredDesign(found.document) }
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

/** Versions in IndexedDB, which has more room than the designs' storage. */
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
      // In key order strings precede arrays: the upper bound ends the design's range.
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
