import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { DesignDocument } from '../../library/library.ts'

/** Work on a design that has not reached its library yet, as it lies in this browser. */
export interface Draft {
  /** Names the visit of the design tool it was made in: two windows on one design never write over each other's. */
  key: string
  /** The account it is of; null for a visitor. */
  owner: string | null
  /** Null where the design was not kept yet at all. */
  designId: string | null
  /** The line of the cart whose place it is to take; nobody's design by itself. */
  lineId?: string
  /** The change it was made from. */
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
