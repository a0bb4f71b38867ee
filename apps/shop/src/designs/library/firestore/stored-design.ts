import { migrateStoredDesign } from '@motif/design'
import { type DocumentSnapshot, Timestamp, serverTimestamp } from 'firebase/firestore'
import type { DesignContent, LibraryDesign } from '../library.ts'
import { tooLarge } from './failure.ts'

/** A design document at Firestore; `firestore.rules` validate the same. */
export interface StoredDesign {
  /** The owning account. */
  owner: string
  name: string
  product: string
  /** The document as JSON: Firestore does not support nested arrays, and would index every member. */
  document: string
  /** Number of changes. */
  revision: number
  /** Random ids of the last change and its predecessor. */
  change: number
  after: number
  createdAt: Timestamp
  updatedAt: Timestamp
  isDeleted: boolean
  /** Time at which Firestore deletes a removed design (TTL). */
  forgetAt: Timestamp | null
  /** Written by the API only. */
  shareKey: string | null
}

/** Maximum bytes of a document, as in `firestore.rules` and the API. */
const documentMax = 256 * 1024

/** The user-editable part of a design. */
export type Content = Pick<StoredDesign, 'name' | 'product' | 'document'>

export function contentOf({ name, document }: DesignContent): Content {
  const text = JSON.stringify(document)
  if (new TextEncoder().encode(text).length > documentMax) throw tooLarge()
  return { name, product: document.product, document: text }
}

/** As many random bits as a safe integer holds. */
export const newChange = (): number => {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2))
  return (high % 2 ** 20) * 2 ** 32 + low
}

export const newDesign = (owner: string, content: Content) => ({
  owner,
  ...content,
  revision: 1,
  change: newChange(),
  after: 0,
  createdAt: serverTimestamp(),
  updatedAt: serverTimestamp(),
  isDeleted: false,
  forgetAt: null,
  shareKey: null
})

export const holds = (stored: StoredDesign, { name, document }: Content): boolean =>
  stored.name === name && stored.document === document

function isReadable(value: Partial<StoredDesign>): value is StoredDesign {
  if (
    typeof value.name !== 'string' ||
    typeof value.product !== 'string' ||
    typeof value.revision !== 'number' ||
    typeof value.change !== 'number' ||
    !(value.updatedAt instanceof Timestamp)
  )
    return false
  try {
    const document: unknown = JSON.parse(value.document ?? '')
    return typeof document === 'object' && document !== null
  } catch {
    return false
  }
}

/**
 * The stored design, including pending writes; undefined if missing, deleted or malformed. One malformed entry must not
 * break the list.
 */
export function storedIn(snapshot: DocumentSnapshot): StoredDesign | undefined {
  const stored: Partial<StoredDesign> | undefined = snapshot.data({ serverTimestamps: 'estimate' })
  return stored?.isDeleted === false && isReadable(stored) ? stored : undefined
}

/**
 * Converts a stored design for the screens. The API renders its picture; the revision makes it cacheable. `revision` is
 * the change id: concurrent changes have equal counts, but different ids.
 */
export const viewOf = (
  id: string,
  {
    name,
    product,
    document,
    revision,
    change,
    updatedAt
  }: Content & Pick<StoredDesign, 'revision' | 'change' | 'updatedAt'>
): LibraryDesign => ({
  id,
  name,
  product,
  revision: change,
  updatedAt: updatedAt.toDate().toISOString(),
  previewUrl: `/api/v1/designs/${id}/preview.svg?v=${revision}`,
  document: migrateStoredDesign(JSON.parse(document))
})
