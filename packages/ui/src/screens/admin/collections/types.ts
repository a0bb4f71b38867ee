import type { AdminCollection, CollectionProduct, OpenCollection } from '@motif/contract'
import type { Failure } from '../../../failure/index.ts'

/** What a save sends. */
interface CollectionSave {
  slug: string
  revision: number
  name: string
  description: string
  isShown: boolean
  /** Ids, in order. */
  products: string[]
}

/** Result of a save. `newer` is set on a conflict. */
export type CollectionOutcome = { saved: OpenCollection } | { failure: Failure; newer?: OpenCollection | undefined }

/** Props of the collection section. Without data and failure it is loading. */
export interface CollectionSectionProps {
  collections?: readonly AdminCollection[] | undefined
  collectionsFailure?: Failure | undefined
  onRetryCollections: () => void
  /** Slug of the collection in the editor; null for the list. */
  openCollectionSlug?: string | null
  openCollection?: OpenCollection | undefined
  openCollectionFailure?: Failure | undefined
  /** Address of the editor, or of the list (null). */
  collectionHrefOf: (target: { slug: string | null }) => string
  /** Adds a collection and opens it; resolves to the failure, if any. */
  onAddCollection: (collection: { name: string }) => Promise<Failure | undefined>
  onSaveCollection: (save: CollectionSave) => Promise<CollectionOutcome>
  onRemoveCollection: (collection: AdminCollection) => void
  /** Products of any status with a text in name or SKU. */
  onFindCollectionProducts: (wish: {
    q: string
  }) => Promise<{ items: readonly CollectionProduct[] } | { failure: Failure }>
  /** Appends products to a collection; resolves to the failure, if any. */
  onAddToCollection: (choice: { slug: string; ids: readonly string[] }) => Promise<Failure | undefined>
}
