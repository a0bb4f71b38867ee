import type { ReviewInput, ReviewableLine } from '@motif/contract'
import type { Failure } from '../../../failure/index.ts'

/** Reviews of an order's items. */
export interface OrderReviews {
  /** Reviewable lines with existing reviews. */
  lines: readonly ReviewableLine[]
  /** Initial author name. */
  author: string
  /** Resolves to the failure, if any; input is kept then. */
  onSave: (review: { lineId: string; review: ReviewInput }) => Promise<Failure | undefined>
  /** Uploads a photo; resolves to its upload or the failure. */
  onAddPhoto: (
    file: File,
    going: { onProgress: (progress: number) => void; signal: AbortSignal }
  ) => Promise<{ upload: string } | { failure: Failure }>
  photoUrlOf: (photo: { upload: string }) => string
  onDelete: (choice: { lineId: string }) => void
}

/** Unfinished review. */
export interface ReviewDraft {
  rating: number | null
  fit: 'small' | 'true' | 'large' | 'none' | null
  title: string
  text: string
  author: string
  /** Ids of uploaded photos. */
  photos: readonly string[]
}
