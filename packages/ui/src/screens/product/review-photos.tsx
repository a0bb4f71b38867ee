import { chakra } from '@chakra-ui/react'
import type { Review } from '@motif/contract'
import { m } from '@motif/messages'
import { useState } from 'react'
import { ProductPicture } from '../../components/picture/index.ts'
import { preloadOnIntent, useLazyModuleOnceOpen } from '../../lazy-module/index.ts'
import { largeView, openingLarge } from './large-view-code.ts'
import { turnByKey } from './turning.ts'

interface ReviewPhotosProps extends Pick<Review, 'photos' | 'author'> {
  /** Name of the product. */
  product: string
}

/** Thumbnails of review photos, with a full-size view and arrow keys. */
export function ReviewPhotos({ photos, author, product }: ReviewPhotosProps) {
  const [index, setIndex] = useState(0)
  const [isLarge, setIsLarge] = useState(false)
  const large = useLazyModuleOnceOpen(largeView, isLarge)
  const turn = (step: 1 | -1) => setIndex((index + step + photos.length) % photos.length)
  const pictures = photos.map((photo, at) => ({
    ...photo,
    alt: m.product_review_photo({ product, author, index: at + 1, total: photos.length })
  }))
  return (
    <chakra.fieldset
      minWidth={0}
      aria-label={m.product_review_photos({ author })}
      marginTop={3}
      onKeyDown={turnByKey(turn)}
    >
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
              {...preloadOnIntent(openingLarge)}
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
      {large ? (
        <large.LargeView
          isOpen={isLarge}
          onClose={() => setIsLarge(false)}
          title={m.product_review_photos({ author })}
          pictures={pictures}
          index={index}
          onTurn={turn}
        />
      ) : null}
    </chakra.fieldset>
  )
}
