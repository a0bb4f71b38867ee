import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { DesignDocument } from '../../library/library.ts'

/** Unsaved work on a design, stored in this browser. */
export interface Draft {
  /** Identifies the editor session: two windows never overwrite each other's drafts. */
  key: string
  /** Owner account; null for a guest. */
  owner: string | null
  /** Null if the design was never saved. */
  designId: string | null
  /** The cart line it will replace, if any. */
  lineId?: string
  /** Base revision. */
  revision?: number
  name: string
  document: DesignDocument
  at: string
}

export interface DraftStore {
  put: (draft: Draft) => Promise<void>
  get: (key: string) => Promise<Draft | undefined>
  remove: (key: string) => Promise<void>
  /** Newest first. */
  list: () => Promise<Draft[]>
}

interface DraftsSchema extends DBSchema {
  drafts: { key: string; value: Draft }
}

/** Drafts in IndexedDB. */
export function indexedDrafts(): DraftStore {
  let opening: Promise<IDBPDatabase<DraftsSchema>> | undefined
  const database = () =>
    (opening ??= openDB<DraftsSchema>('design-drafts', 1, {
      upgrade: (made) => void made.createObjectStore('drafts', { keyPath: 'key' })
    }))
  return {
    put: async (draft) => void (await (await database()).put('drafts', draft)),
    get: async (key) => (await database()).get('drafts', key),
    remove: async (key) => (await database()).delete('drafts', key),
    list: async () => (await (await database()).getAll('drafts')).toSorted((one, other) => (one.at < other.at ? 1 : -1))
  }
}
