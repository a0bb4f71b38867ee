import { chakra } from '@chakra-ui/react'
import { reviewPhotosMax } from '@motif/contract/review-rules'
import { m } from '@motif/messages'
import { ImagePlus, X } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { Button } from '../../../components/button/index.ts'
import { IconButton } from '../../../components/icon-button/index.ts'
import { ProgressBar } from '../../../components/progress-bar/index.ts'
import { sentenceOf } from '../../../failure/index.ts'
import { photoFiles } from '../../../forms/index.ts'
import type { OrderReviews } from './types.ts'
import type { PhotoState, usePhotos } from './use-photos.ts'

interface PhotoFieldsProps extends Pick<OrderReviews, 'photoUrlOf'> {
  fields: ReturnType<typeof usePhotos>
  /** What the review waits for. */
  status: string | undefined
  /** Why the review was not sent. */
  error: string | undefined
}

const isOfWrongKind = ({ failure }: PhotoState) =>
  failure?.code === 'unsupported-media-type' || failure?.code === 'too-large'

/** Up to four photos with progress and remove buttons. */
export function PhotoFields({ fields, photoUrlOf, status, error }: PhotoFieldsProps) {
  const { photos, hasTooMany, add, retry, remove } = fields
  const hintId = useId()
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const message = useRef<HTMLDivElement>(null)
  // On a phone it lies below the fold when the review is sent.
  useEffect(() => {
    if (status !== undefined || error !== undefined) message.current?.scrollIntoView({ block: 'nearest' })
  }, [status, error])
  const isFull = photos.length >= reviewPhotosMax
  const problem = error ?? (hasTooMany ? m.orders_review_photos_many({ max: reviewPhotosMax }) : undefined)
  return (
    <chakra.fieldset aria-describedby={hintId} minWidth={0} display="grid" gap={3} justifyItems="start">
      <chakra.legend textStyle="label">{m.orders_review_photos()}</chakra.legend>
      <chakra.p id={hintId} textStyle="small" color="fg.muted">
        {m.orders_review_photos_hint({ max: reviewPhotosMax })}
      </chakra.p>
      {photos.length === 0 ? null : (
        <chakra.ul display="grid" gap={3} width="full">
          {photos.map((photo, index) => (
            <Photo
              key={photo.key}
              photo={photo}
              number={index + 1}
              photoUrlOf={photoUrlOf}
              onRetry={() => retry(photo.key)}
              onRemove={() => {
                remove(photo.key)
                button.current?.focus()
              }}
            />
          ))}
        </chakra.ul>
      )}
      {/* Focus moves here when a photo is removed, so it stays mounted. */}
      <Button
        ref={button}
        size="sm"
        aria-disabled={isFull}
        onClick={() => (isFull ? undefined : input.current?.click())}
      >
        <ImagePlus aria-hidden />
        {m.orders_review_photos_add()}
      </Button>
      <input
        ref={input}
        type="file"
        accept={photoFiles}
        multiple
        hidden
        data-testid="review-photos"
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          // Allows choosing the same file again.
          currentTarget.value = ''
          add(files)
        }}
      />
      <chakra.div ref={message} scrollMarginBlock={6}>
        <chakra.output display="block" textStyle="small" color="fg.muted">
          {status}
        </chakra.output>
        {problem === undefined ? null : (
          <chakra.p role="alert" textStyle="small" color="bad">
            {problem}
          </chakra.p>
        )}
      </chakra.div>
    </chakra.fieldset>
  )
}

interface PhotoProps extends Pick<OrderReviews, 'photoUrlOf'> {
  photo: PhotoState
  number: number
  onRetry: () => void
  onRemove: () => void
}

function Photo({ photo, number, photoUrlOf, onRetry, onRemove }: PhotoProps) {
  const { fileName, progress, upload, failure } = photo
  const label = m.orders_review_photo({ number })
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns="4rem minmax(0, 1fr) auto"
      gap={3}
      alignItems="center"
      textStyle="small"
    >
      <chakra.div boxSize="16" borderRadius="control" bg="bg.raised" overflow="hidden">
        {upload === undefined ? null : (
          <chakra.img src={photoUrlOf({ upload })} alt={label} width="full" height="full" objectFit="cover" />
        )}
      </chakra.div>
      <chakra.div minWidth={0} display="grid" gap={2}>
        <chakra.p dir="auto" overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap">
          {fileName === '' ? label : fileName}
        </chakra.p>
        {failure ? (
          <chakra.div role="alert" color="bad">
            {isOfWrongKind(photo) && failure.detail === undefined ? m.orders_review_photo_kind() : sentenceOf(failure)}
            {isOfWrongKind(photo) || failure.code === 'invalid-upload' ? null : (
              <Button size="sm" variant="quiet" marginInlineStart={-3} onClick={onRetry}>
                {m.common_try_again()}
              </Button>
            )}
          </chakra.div>
        ) : upload === undefined ? (
          <ProgressBar label={m.orders_review_photo_going({ name: fileName })} progress={progress} />
        ) : null}
      </chakra.div>
      <IconButton
        label={m.orders_review_photo_remove({ photo: fileName === '' ? label : fileName })}
        icon={<X aria-hidden />}
        onClick={onRemove}
      />
    </chakra.li>
  )
}
