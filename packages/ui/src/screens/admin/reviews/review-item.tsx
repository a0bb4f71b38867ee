import { chakra } from '@chakra-ui/react'
import type { AdminReview } from '@motif/contract'
import { reviewLimits } from '@motif/contract/review-rules'
import { m } from '@motif/messages'
import { useState } from 'react'
import { Badge } from '../../../components/badge/index.ts'
import { Button } from '../../../components/button/index.ts'
import { Checkbox } from '../../../components/checkbox/index.ts'
import { Link } from '../../../components/link/index.ts'
import { ProductPicture } from '../../../components/picture/index.ts'
import { Rating, fitLabels } from '../../../components/rating/index.ts'
import { VisuallyHidden } from '../../../components/visually-hidden/index.ts'
import type { Failure } from '../../../failure/index.ts'
import { FailureNotice, focusIfLost } from '../../../forms/index.ts'

import { useIsAllowed } from '../allowed.tsx'
import { CustomerLink } from '../customer-link.tsx'
import type { AdminScreenProps } from '../types.ts'
import { FoundWords } from '../moderation/index.ts'
import { OneTextForm } from '../one-text-form.tsx'
import { headingIdOf } from '../use-focus-on-next.ts'
import type { ReviewSectionProps } from './types.ts'
import { ShopDate } from '../shop-time.tsx'

type Actions = Pick<ReviewSectionProps, 'onDecideReview' | 'onAnswerReview'> &
  Pick<AdminScreenProps, 'onOpenOrder' | 'photoUrlOf' | 'customerPageHrefOf'>

/** A review with its product and actions. */
export function ReviewItem({ review, ...acts }: Actions & { review: AdminReview }) {
  const { product, order, options, rating, title, text, author, fit, writtenAt, state, reason, answer } = review
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns={{ base: '4rem minmax(0, 1fr)', md: '4rem 12rem minmax(0, 1fr)' }}
      columnGap={4}
      rowGap={3}
      paddingBlock={5}
      borderBlockEndWidth="1px"
    >
      <ProductPicture picture={product.image} sizes="64px" alt="" alignSelf="start" borderRadius="control" />
      <chakra.div lineHeight="snug" overflowWrap="anywhere">
        <Link href={`/product/${product.slug}`} display="inline-flex" alignItems="center" minHeight="target">
          {product.name}
        </Link>
        <chakra.div color="fg.muted">{options.map(({ value }) => value).join(' · ')}</chakra.div>
        <Button size="sm" variant="quiet" marginInlineStart={-3} onClick={() => acts.onOpenOrder({ id: order.id })}>
          {m.admin_review_order({ number: order.number })}
        </Button>
        <div>
          <CustomerLink customerKey={review.customerKey} customerPageHrefOf={acts.customerPageHrefOf} />
        </div>
      </chakra.div>
      <chakra.div
        gridColumn={{ base: '1 / -1', md: 'auto' }}
        minWidth={0}
        display="grid"
        gap={2}
        justifyItems="start"
        overflowWrap="anywhere"
      >
        <Rating average={rating} />
        <chakra.h2
          id={headingIdOf(review.id)}
          tabIndex={-1}
          dir="auto"
          fontFamily="body"
          fontSize="md"
          letterSpacing="normal"
        >
          {title}
        </chakra.h2>
        <chakra.p dir="auto" maxWidth="66ch" whiteSpace="pre-line">
          {text}
        </chakra.p>
        <FoundWords words={review.blockedWords ?? []} />
        <chakra.p color="fg.muted">
          <bdi>{author}</bdi> · <ShopDate at={writtenAt} />
        </chakra.p>
        {fit === null ? null : <Badge>{fitLabels(fit)}</Badge>}
        {state === 'rejected' && reason !== null ? (
          <chakra.p color="bad" dir="auto">
            {m.admin_review_rejected_for({ reason })}
          </chakra.p>
        ) : null}
        {answer === null ? null : (
          <chakra.blockquote
            borderInlineStartWidth="2px"
            paddingInlineStart={4}
            maxWidth="66ch"
            whiteSpace="pre-line"
            dir="auto"
          >
            {answer}
          </chakra.blockquote>
        )}
        <ReviewActions key={`${review.revision} ${leftOut(review).join(' ')}`} review={review} {...acts} />
      </chakra.div>
    </chakra.li>
  )
}

/** Publish, reject with a reason, and answer; one at a time. */
function ReviewActions({ review, onDecideReview, onAnswerReview, photoUrlOf }: Actions & { review: AdminReview }) {
  const { id, revision, title, state, answer } = review
  const [without, setWithout] = useState(() => leftOut(review))
  const hasOtherPhotos = without.join(' ') !== leftOut(review).join(' ')
  const mayChange = useIsAllowed('reviews.change')
  const [open, setOpen] = useState<'reason' | 'answer' | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const [hasClosed, setHasClosed] = useState(false)
  const close = () => {
    setOpen(null)
    setHasClosed(true)
  }
  const publish = async () => {
    setIsBusy(true)
    setFailure(await onDecideReview({ id, revision, state: 'approved', without }))
    setIsBusy(false)
  }
  if (open === 'reason')
    return (
      <OneTextForm
        label={m.admin_review_reason()}
        hint={m.admin_review_reason_hint()}
        initial=""
        submitLabel={m.admin_review_reject()}
        check={(typed) =>
          typed === ''
            ? m.admin_review_reason_missing()
            : typed.length > reviewLimits.reason
              ? m.admin_review_reason_long({ max: reviewLimits.reason })
              : undefined
        }
        onSubmit={(reason) => onDecideReview({ id, revision, state: 'rejected', reason })}
        onClose={close}
      />
    )
  if (open === 'answer')
    return (
      <OneTextForm
        label={m.admin_review_answer_label()}
        hint={m.admin_review_answer_hint()}
        initial={answer ?? ''}
        submitLabel={m.admin_review_answer_save()}
        check={(typed) =>
          typed.length > reviewLimits.answer ? m.admin_review_answer_long({ max: reviewLimits.answer }) : undefined
        }
        onSubmit={(typed) => onAnswerReview({ id, answer: typed === '' ? null : typed })}
        onClose={close}
      />
    )
  if (!mayChange) return null
  return (
    <>
      <ReviewPhotos review={review} photoUrlOf={photoUrlOf} without={without} onChange={setWithout} />
      <FailureNotice failure={failure} />
      <chakra.div display="flex" flexWrap="wrap" gap={3}>
        {state === 'approved' && hasOtherPhotos ? (
          <Button size="sm" variant="accent" isBusy={isBusy} onClick={() => void publish()}>
            {m.admin_review_photos_save()} <VisuallyHidden>{title}</VisuallyHidden>
          </Button>
        ) : null}
        {state === 'approved' ? null : (
          <Button size="sm" variant="accent" isBusy={isBusy} onClick={() => void publish()}>
            {m.admin_review_approve()} <VisuallyHidden>{title}</VisuallyHidden>
          </Button>
        )}
        {state === 'rejected' ? null : (
          <Button size="sm" onClick={() => setOpen('reason')}>
            {m.admin_review_reject()} <VisuallyHidden>{title}</VisuallyHidden>
          </Button>
        )}
        <Button size="sm" variant="quiet" {...(hasClosed && { ref: focusIfLost })} onClick={() => setOpen('answer')}>
          {answer === null ? m.admin_review_answer() : m.admin_review_answer_change()}{' '}
          <VisuallyHidden>{title}</VisuallyHidden>
        </Button>
      </chakra.div>
    </>
  )
}

const leftOut = ({ photos }: AdminReview) => photos.filter(({ isLeftOut }) => isLeftOut).map(({ id }) => id)

interface ReviewPhotosProps extends Pick<AdminScreenProps, 'photoUrlOf'> {
  review: AdminReview
  without: readonly string[]
  onChange: (without: string[]) => void
}

/** Photos of a review, each can be excluded. */
function ReviewPhotos({ review: { photos, author }, photoUrlOf, without, onChange }: ReviewPhotosProps) {
  if (photos.length === 0) return null
  return (
    <chakra.ul aria-label={m.admin_review_photos()} display="flex" flexWrap="wrap" gap={4}>
      {photos.map(({ id, upload, width, height }, index) => (
        <chakra.li key={id} width="10rem">
          <chakra.img
            src={photoUrlOf({ upload })}
            alt={m.admin_review_photo({ number: index + 1, author })}
            width={width}
            height={height}
            maxWidth="full"
            loading="lazy"
            borderRadius="control"
            bg="bg.raised"
            style={{ width: '100%', height: 'auto', opacity: without.includes(id) ? 0.4 : 1 }}
          />
          <Checkbox
            checked={!without.includes(id)}
            onChange={({ isChecked }) =>
              onChange(
                photos.map((photo) => photo.id).filter((one) => (one === id ? !isChecked : without.includes(one)))
              )
            }
          >
            {m.admin_review_photo_shown({ number: index + 1 })}
          </Checkbox>
        </chakra.li>
      ))}
    </chakra.ul>
  )
}
