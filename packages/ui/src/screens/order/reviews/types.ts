import type { ReviewInput, ReviewableLine } from '@motif/contract'
import type { Failure } from '../../../failure/index.ts'

/** Reviewing what an order brought. */
export interface OrderReviews {
  /** Lines that may be reviewed, with what was written. */
  lines: readonly ReviewableLine[]
  /** The name to begin with. */
  author: string
  /** Resolves to why it could not be kept; what was typed stays then. */
  onSave: (review: { lineId: string; review: ReviewInput }) => Promise<Failure | undefined>
  /** Brings a photograph to the shop: to how it is kept there, or why it did not come. */
  onAddPhoto: (
    file: File,
    going: { onProgress: (progress: number) => void; signal: AbortSignal }
  ) => Promise<{ upload: string } | { failure: Failure }>
  photoUrlOf: (photo: { upload: string }) => string
  onDelete: (choice: { lineId: string }) => void
}

/** What is typed, before it is a review. */
export interface ReviewDraft {
  rating: number | null
  fit: 'small' | 'true' | 'large' | 'none' | null
  title: string
  text: string
  author: string
  /** Uploads with its photographs. */
  photos: readonly string[]
}
