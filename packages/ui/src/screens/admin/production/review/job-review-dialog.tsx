import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Button } from '../../../../components/button/index.ts'
import { Dialog } from '../../../../components/dialog/index.ts'
import { FailedState } from '../../../../components/failed-state/index.ts'
import { IconButton } from '../../../../components/icon-button/index.ts'
import { Skeleton } from '../../../../components/skeleton/index.ts'
import { FailureNotice } from '../../../../forms/index.ts'
import { formatNumber } from '../../../../format/index.ts'
import { useIsAllowed } from '../../allowed.tsx'
import type { AdminScreenProps } from '../../types.ts'
import { AskForm } from '../ask-form.tsx'
import { ReviewFacts } from './review-facts.tsx'
import { ReviewPictures } from './review-pictures.tsx'
import { useReview } from './use-review.ts'

type JobReviewDialogProps = Pick<
  AdminScreenProps,
  | 'openReviewId'
  | 'jobReview'
  | 'jobReviewFailure'
  | 'reviewQueue'
  | 'onReview'
  | 'onMoveJob'
  | 'onAskBuyer'
  | 'moderationHrefOf'
>

/** A job to approve: large pictures, facts, and decisions. Every step has a key. */
export function JobReviewDialog(props: JobReviewDialogProps) {
  const { openReviewId = null, jobReviewFailure, onReview, moderationHrefOf } = props
  const { nextButton, ...state } = useReview(props, useIsAllowed('production.change'))
  const { review, place, next, previous, mayApprove, mayAsk, isAsking } = state
  return (
    // Keys of a dialog in a portal reach its parent in the tree.
    <chakra.div display="contents" onKeyDown={state.onKeyDown}>
      <Dialog
        isOpen={openReviewId !== null}
        onClose={() => onReview({ id: null })}
        size="full"
        title={review ? m.admin_review_title({ number: review.job.order.number }) : m.admin_review()}
        footer={
          <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap={3} width="full">
            <IconButton
              label={m.admin_review_previous()}
              icon={<ChevronLeft aria-hidden />}
              aria-keyshortcuts="K ArrowLeft"
              aria-disabled={previous === undefined || undefined}
              css={{ '& svg:dir(rtl)': { transform: 'scaleX(-1)' } }}
              onClick={() => state.open(previous)}
            />
            <IconButton
              label={m.admin_review_next()}
              icon={<ChevronRight aria-hidden />}
              aria-keyshortcuts="J ArrowRight"
              aria-disabled={next === undefined || undefined}
              css={{ '& svg:dir(rtl)': { transform: 'scaleX(-1)' } }}
              onClick={() => state.open(next)}
              ref={nextButton}
              data-autofocus
            />
            <chakra.span aria-live="polite" color="fg.muted" fontSize="sm" fontVariantNumeric="tabular-nums">
              {place
                ? m.admin_review_place({
                    index: formatNumber(place.index),
                    count: `${formatNumber(place.count)}${place.isMore ? '+' : ''}`
                  })
                : null}
            </chakra.span>
            <chakra.span display="flex" flexWrap="wrap" gap={3} marginInlineStart="auto">
              {mayAsk ? (
                <Button
                  size="sm"
                  aria-keyshortcuts="Q"
                  aria-expanded={isAsking}
                  isBusy={state.isBusy}
                  onClick={() => state.setAsking(true)}
                >
                  {m.admin_job_ask()}
                </Button>
              ) : null}
              {mayApprove ? (
                <Button size="sm" variant="accent" aria-keyshortcuts="A" isBusy={state.isBusy} onClick={state.approve}>
                  {m.admin_review_job_approve()}
                </Button>
              ) : null}
            </chakra.span>
          </chakra.div>
        }
      >
        <chakra.div fontSize="sm" padding={{ base: 4, md: 0 }}>
          <FailureNotice failure={state.failure} marginBlockEnd={4} />
          {isAsking && review ? (
            <chakra.div marginBlockEnd={4}>
              <AskForm job={review.job} onAsk={({ text }) => state.ask(text)} onClose={() => state.setAsking(false)} />
            </chakra.div>
          ) : null}
          {review ? (
            <chakra.div
              key={review.job.id}
              display="grid"
              gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }}
              gap={6}
            >
              <ReviewPictures review={review} zoom={state.zoom} onZoom={({ zoom }) => state.setZoom(zoom)} />
              <ReviewFacts review={review} moderationHrefOf={moderationHrefOf} />
            </chakra.div>
          ) : jobReviewFailure ? (
            <FailedState failure={jobReviewFailure} title={m.admin_failed_title()} />
          ) : (
            <chakra.output aria-busy aria-label={m.admin_loading()} display="block">
              <Skeleton height="min(60dvh, 110vw)" />
            </chakra.output>
          )}
          <chakra.p color="fg.muted" fontSize="xs" marginBlockStart={4} display={{ base: 'none', md: 'block' }}>
            {m.admin_review_keys()}
          </chakra.p>
        </chakra.div>
      </Dialog>
    </chakra.div>
  )
}
