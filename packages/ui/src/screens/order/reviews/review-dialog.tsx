import { chakra } from '@chakra-ui/react'
import { fits, reviewLimits } from '@motif/contract/review-rules'
import { m } from '@motif/messages'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { Button } from '../../../components/button/index.ts'
import { ChipGroup } from '../../../components/chip-group/index.ts'
import { Dialog } from '../../../components/dialog/index.ts'
import { TextField } from '../../../components/field/index.ts'
import { fitLabels } from '../../../components/rating/index.ts'
import { StarInput } from '../../../components/star-input/index.ts'
import { TextAreaField } from '../../../components/text-area/index.ts'
import type { Failure } from '../../../failure/index.ts'
import { FailureNotice, FormStack, type Texts, useForm, useLatest } from '../../../forms/index.ts'
import { PhotoFields } from './photo-fields.tsx'
import type { OrderReviews, ReviewDraft } from './types.ts'
import { usePhotos } from './use-photos.ts'

export interface ReviewDialogProps extends Pick<OrderReviews, 'onAddPhoto' | 'photoUrlOf'> {
  /** Name of the product. */
  name: string
  draft: ReviewDraft
  /** Edits an existing review. */
  isChange: boolean
  hasSizes: boolean
  /** Stores input, also when closed. */
  onDraft: (draft: ReviewDraft) => void
  onSend: (review: Parameters<OrderReviews['onSave']>[0]['review']) => Promise<Failure | undefined>
  onClose: () => void
}

const choices = [...fits, 'none'] as const

const wrongIn = (
  text: string,
  max: number,
  sentences: { missing: () => string; long: (of: { max: number }) => string }
) => (text.trim() === '' ? sentences.missing() : text.trim().length > max ? sentences.long({ max }) : undefined)

type Typed = 'rating' | 'title' | 'text' | 'author'

const draftOf = (
  { rating, ...words }: Texts<Typed>,
  { fit, photos }: Pick<ReviewDraft, 'fit' | 'photos'>
): ReviewDraft => ({
  ...words,
  fit,
  photos,
  rating: rating === '' ? null : Number(rating)
})

/** Stars, fit and text. Input is kept until sent; a review sent while its photos are uploading waits for them. */
export function ReviewDialog(props: ReviewDialogProps) {
  const { name, draft, isChange, hasSizes, onDraft, onSend, onClose, onAddPhoto, photoUrlOf } = props
  const formId = useId()
  const [fit, setFit] = useState(draft.fit)
  const [isSending, setIsSending] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [photosAtSend, setPhotosAtSend] = useState<'uploading' | 'failed'>()
  const { rating, title, text, author } = draft
  const form = useForm({
    initial: { rating: rating === null ? '' : String(rating), title, text, author },
    failure,
    check: (typed) => ({
      rating: typed.rating === '' ? m.orders_review_stars_missing() : undefined,
      title: wrongIn(typed.title, reviewLimits.title, {
        missing: m.orders_review_headline_missing,
        long: m.orders_review_headline_long
      }),
      text: wrongIn(typed.text, reviewLimits.text, {
        missing: m.orders_review_text_missing,
        long: m.orders_review_text_long
      }),
      author: wrongIn(typed.author, reviewLimits.author, {
        missing: m.orders_review_author_missing,
        long: m.orders_review_author_long
      })
    }),
    onChange: (typed) => onDraft(draftOf(typed, { fit, photos: kept() })),
    onSubmit: (typed) => {
      setPhotosAtSend(photos.state === 'uploaded' ? undefined : photos.state)
      if (!isSending && photos.state === 'uploaded') void send(typed)
    }
  })
  const { tellPhotos } = useLatest({
    tellPhotos: (uploads: readonly string[]) => onDraft(draftOf(form.values, { fit, photos: uploads }))
  })
  const photos = usePhotos(draft.photos, { onAddPhoto, onKept: tellPhotos })
  const isWaiting = photosAtSend === 'uploading' && photos.state === 'uploading'
  const submit = useEffectEvent(() => form.submit())
  useEffect(() => {
    if (photosAtSend === 'uploading' && photos.state !== 'uploading') submit()
  }, [photosAtSend, photos.state])
  // A photo that comes after a refusal waits for the next press.
  const startUpload = (start: () => void) => {
    if (!isWaiting) setPhotosAtSend(undefined)
    start()
  }
  const kept = () => photos.photos.flatMap(({ upload }) => upload ?? [])
  const send = async (typed: Texts<Typed>) => {
    setIsSending(true)
    setFailure(null)
    const refused = await onSend({
      rating: Number(typed.rating),
      fit: !hasSizes || fit === 'none' ? null : fit,
      title: typed.title.trim(),
      text: typed.text.trim(),
      author: typed.author.trim(),
      photos: kept()
    })
    setIsSending(false)
    if (refused) setFailure(refused)
    else onClose()
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={m.orders_review_title()}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {m.common_cancel()}
          </Button>
          <Button type="submit" form={formId} variant="accent" isBusy={isSending || isWaiting}>
            {m.orders_review_send()}
          </Button>
        </>
      }
    >
      <FormStack {...form.formProps} id={formId}>
        <div>
          <chakra.p fontWeight="semibold" dir="auto">
            {name}
          </chakra.p>
          <chakra.p textStyle="small" color="fg.muted" marginBlockStart={1}>
            {isChange ? m.orders_review_again_lead() : m.orders_review_lead()}
          </chakra.p>
        </div>
        <FailureNotice failure={form.unplaced} />
        <StarInput
          name="rating"
          label={m.orders_review_stars()}
          value={form.values.rating === '' ? null : Number(form.values.rating)}
          error={form.field('rating').error}
          onChange={({ value }) => form.set('rating', String(value))}
        />
        {hasSizes ? (
          <ChipGroup
            legend={m.orders_review_fit()}
            options={choices.map((choice) => ({
              value: choice,
              label: choice === 'none' ? m.orders_review_fit_none() : fitLabels(choice)
            }))}
            value={fit}
            onChange={({ value }) => {
              const chosen = choices.find((choice) => choice === value) ?? null
              setFit(chosen)
              onDraft(draftOf(form.values, { fit: chosen, photos: kept() }))
            }}
          />
        ) : null}
        <TextField
          {...form.field('title')}
          label={m.orders_review_headline()}
          hint={m.orders_review_headline_hint()}
          dir="auto"
          autoComplete="off"
        />
        <TextAreaField
          {...form.field('text')}
          label={m.orders_review_text()}
          hint={m.orders_review_text_hint()}
          dir="auto"
        />
        <PhotoFields
          fields={{
            ...photos,
            add: (files) => startUpload(() => photos.add(files)),
            retry: (key) => startUpload(() => photos.retry(key))
          }}
          photoUrlOf={photoUrlOf}
          status={isWaiting ? m.orders_review_photos_early() : undefined}
          error={photosAtSend === 'failed' && photos.state === 'failed' ? m.orders_review_photos_failed() : undefined}
        />
        <TextField
          {...form.field('author')}
          label={m.orders_review_author()}
          hint={m.orders_review_author_hint()}
          dir="auto"
          autoComplete="given-name"
        />
      </FormStack>
    </Dialog>
  )
}
