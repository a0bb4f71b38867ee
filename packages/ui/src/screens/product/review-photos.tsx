import { chakra } from '@chakra-ui/react'
import type { Review } from '@motif/contract'
import { m } from '@motif/messages'
import { useState } from 'react'
import { Dialog, dialogCode } from '../../components/dialog/index.ts'
import { ProductPicture } from '../../components/picture/index.ts'
import { onIntent } from '../../on-demand/index.ts'
import { LargePicture } from './large-picture.tsx'
import { useTurning } from './turning.tsx'

interface ReviewPhotosProps extends Pick<Review, 'photos' | 'author'> {
  /** Name of the product. */
  product: string
}

/** Photographs of a review, small; each opens large, and arrow keys turn them there. */
export function ReviewPhotos({ photos, author, product }: ReviewPhotosProps) {
  const { index, setIndex, onKeyDown, buttons } = useTurning(photos.length)
  const [isLarge, setIsLarge] = useState(false)
  const pictures = photos.map((photo, at) => ({
    ...photo,
    alt: m.product_review_photo({ product, author, index: at + 1, total: photos.length })
  }))
  const large = pictures[index]
  if (!large) return null
  return (
    <chakra.fieldset minWidth={0} aria-label={m.product_review_photos({ author })} marginTop={3} onKeyDown={onKeyDown}>
      <chakra.ul display="flex" flexWrap="wrap" gap={3}>
        {pictures.map((picture, at) => (
          <li key={picture.url}>
            <chakra.button
              type="button"
              display="block"
              borderRadius="control"
              cursor="zoom-in"
              aria-haspopup="dialog"
              aria-label={m.product_gallery_enlarge({ picture: picture.alt })}
              {...onIntent(dialogCode)}
              onClick={() => {
                setIndex(at)
                setIsLarge(true)
              }}
            >
              <ProductPicture
                picture={picture}
                alt=""
                sizes="80px"
                boxSize="80px"
                borderRadius="control"
                style={{ aspectRatio: '1' }}
              />
            </chakra.button>
          </li>
        ))}
      </chakra.ul>
      <Dialog
        isOpen={isLarge}
        onClose={() => setIsLarge(false)}
        title={m.product_review_photos({ author })}
        size="full"
        footer={buttons}
      >
        <LargePicture key={large.url} picture={large} />
      </Dialog>
    </chakra.fieldset>
  )
}
