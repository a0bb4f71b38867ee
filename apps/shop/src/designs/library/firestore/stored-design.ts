import { keptDesign } from '@motif/design'
import { type DocumentSnapshot, Timestamp, serverTimestamp } from 'firebase/firestore'
import type { DesignContent, LibraryDesign } from '../library.ts'
import { tooLarge } from './failure.ts'

/** A design as it lies at Firestore; `firestore.rules` say the same. */
export interface StoredDesign {
  /** The account it belongs to. */
  owner: string
  name: string
  product: string
  /** The document as JSON: there, lists can't hold lists, and every member would get an index. */
  document: string
  /** Counts the changes. */
  revision: number
  /** Names the last change, a random number; and the one it was made from. */
  change: number
  after: number
  createdAt: Timestamp
  updatedAt: Timestamp
  isDeleted: boolean
  /** When a deleted one goes for good: Firestore itself sees to it. */
  forgetAt: Timestamp | null
  /** Given and taken by the shop's server alone. */
  shareKey: string | null
}

/** Bytes of a document, as `firestore.rules` and the shop's server have it. */
const documentMax = 256 * 1024

/** What a person changes of a design. */
export type Content = Pick<StoredDesign, 'name' | 'product' | 'document'>

export function contentOf({ name, document }: DesignContent): Content {
  const text = JSON.stringify(document)
  if (new TextEncoder().encode(text).length > documentMax) throw tooLarge()
  return { name, product: document.product, document: text }
}

/** As many bits as a number holds for sure. */
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
 * What is there of a design, a change of this device on its way included; undefined where it is missing or deleted, or not
 * written by this shop: one such must not take all the others from the list.
 */
export function storedIn(snapshot: DocumentSnapshot): StoredDesign | undefined {
  const stored: Partial<StoredDesign> | undefined = snapshot.data({ serverTimestamps: 'estimate' })
  return stored?.isDeleted === false && isReadable(stored) ? stored : undefined
}

/**
 * A design as the screens know it. Its picture is drawn by the shop's server; the count lets a browser keep it until the design
 * changes. What the screens hand back is the change's name: of two devices' changes both are the second, but only one is this.
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
  document: keptDesign(JSON.parse(document))
})
