import { chakra } from '@chakra-ui/react'
import type { ReviewableLine } from '@motif/contract'
import { m } from '@motif/messages'
import { useState } from 'react'
import { Button } from '../../../components/button/index.ts'
import { ConfirmDialog } from '../../../components/dialog/index.ts'
import { ExitPresence } from '../../../components/layer/index.ts'
import { Rating } from '../../../components/rating/index.ts'
import { VisuallyHidden } from '../../../components/visually-hidden/index.ts'
import { lazyModule, preloadOnIntent, useLazyModule } from '../../../lazy-module/index.ts'
import type { OrderReviews, ReviewDraft } from './types.ts'

/** Loaded on demand: few users write a review. */
const dialogModule = lazyModule(() => import('./review-dialog.tsx'))

const stateLabels = {
  waiting: () => m.orders_review_waiting(),
  approved: () => m.orders_review_approved(),
  rejected: ({ reason }) => m.orders_review_rejected({ reason: reason ?? '' })
} satisfies Record<NonNullable<ReviewableLine['review']>['state'], (of: { reason: string | null }) => string>

interface LineReviewProps extends Omit<OrderReviews, 'lines'> {
  name: string
  line: ReviewableLine
}

const draftOf = ({ review, hasSizes }: ReviewableLine, author: string): ReviewDraft => ({
  rating: review?.rating ?? null,
  fit: review === null || !hasSizes ? null : (review.fit ?? 'none'),
  title: review?.title ?? '',
  text: review?.text ?? '',
  author: review?.author ?? author,
  photos: review?.photos.map(({ upload }) => upload) ?? []
})

/** The buyer's review of a line with its state, or a button to write one. */
export function LineReview({ name, line, author, onSave, onDelete, onAddPhoto, photoUrlOf }: LineReviewProps) {
  const { lineId, hasSizes, review } = line
  const [isOpen, setIsOpen] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const [draft, setDraft] = useState<ReviewDraft>()
  const code = useLazyModule(dialogModule, isOpen)
  return (
    <chakra.div textStyle="small" display="grid" gap={2} justifyItems="start" marginBlockStart={1}>
      {review === null ? null : (
        <div>
          <Rating average={review.rating} />
          <chakra.p overflowWrap="anywhere" dir="auto">
            {stateLabels[review.state](review)}
          </chakra.p>
          {review.answer === null || review.state !== 'approved' ? null : (
            <chakra.p color="fg.muted" overflowWrap="anywhere">
              {m.orders_review_answered()}: <bdi>{review.answer}</bdi>
            </chakra.p>
          )}
        </div>
      )}
      <chakra.div display="flex" flexWrap="wrap" gap={2}>
        <Button size="sm" {...preloadOnIntent(dialogModule)} onClick={() => setIsOpen(true)}>
          {review === null ? m.orders_review_write() : m.orders_review_change()} <VisuallyHidden>{name}</VisuallyHidden>
        </Button>
        {review === null ? null : (
          <Button size="sm" variant="quiet" onClick={() => setIsAsking(true)}>
            {m.orders_review_delete()} <VisuallyHidden>{name}</VisuallyHidden>
          </Button>
        )}
      </chakra.div>
      <ConfirmDialog
        isOpen={isAsking}
        title={m.orders_review_delete_title()}
        confirmLabel={m.orders_review_delete()}
        isDangerous
        onCancel={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false)
          setDraft(undefined)
          onDelete({ lineId })
        }}
      >
        {m.orders_review_delete_lead()}
      </ConfirmDialog>
      <ExitPresence>
        {isOpen && code ? (
          <code.ReviewDialog
            name={name}
            draft={draft ?? draftOf(line, author)}
            isChange={review !== null}
            hasSizes={hasSizes}
            onDraft={setDraft}
            onAddPhoto={onAddPhoto}
            photoUrlOf={photoUrlOf}
            onSend={async (written) => {
              const refused = await onSave({ lineId, review: written })
              if (!refused) setDraft(undefined)
              return refused
            }}
            onClose={() => setIsOpen(false)}
          />
        ) : null}
      </ExitPresence>
    </chakra.div>
  )
}
