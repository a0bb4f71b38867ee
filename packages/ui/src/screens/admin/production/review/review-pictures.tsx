import { chakra } from '@chakra-ui/react'
import type { JobReview } from '@motif/contract'
import { m } from '@motif/messages'
import { ZoomIn, ZoomOut } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../../../../components/icon-button/index.ts'
import { ProductPicture } from '../../../../components/picture/index.ts'
import { zoomBy, zooms } from './zoom.ts'

interface ReviewPicturesProps {
  review: JobReview
  zoom: number
  onZoom: (choice: { zoom: number }) => void
}

/** Pictures of a job: each printed side on the product and as the bare print area; the product if nothing is printed. */
const picturesOf = ({ job, areas }: JobReview) =>
  areas.length === 0
    ? [{ id: 'product', label: job.name, picture: job.image, area: undefined }]
    : areas.flatMap((area) => [
        { id: area.id, label: m.admin_review_on_product({ area: area.name }), picture: area.picture, area: undefined },
        { id: `${area.id} bare`, label: m.admin_review_bare({ area: area.name }), picture: undefined, area }
      ])

/** One large picture with zoom, and buttons for the others. */
export function ReviewPictures({ review, zoom, onZoom }: ReviewPicturesProps) {
  const pictures = picturesOf(review)
  const [shownId, setShownId] = useState(pictures[0]?.id)
  const shown = pictures.find(({ id }) => id === shownId)
  if (!shown) return null
  const { label, picture, area } = shown
  const zoomed = { width: `${zoom * 100}%`, maxWidth: 'none', marginInline: 'auto' } as const
  return (
    <chakra.section aria-label={m.admin_review_sides()} display="grid" gap={3} alignContent="start" minWidth={0}>
      <chakra.div
        // Scrolls by keyboard, too.
        tabIndex={0}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a scrolling picture is no set of fields
        role="group"
        aria-label={label}
        data-zoomed={zoom > 1 || undefined}
        overflow="auto"
        overscrollBehavior="contain"
        bg="backdrop"
        borderRadius="panel"
        height={{ base: 'min(60dvh, 110vw)', lg: 'calc(100dvh - 18rem)' }}
        minHeight="16rem"
      >
        {picture ? (
          <ProductPicture
            key={picture.url}
            picture={picture}
            sizes={zoom > 1 ? '1280px' : '(min-width: 62em) 50vw, 100vw'}
            borderRadius={0}
            style={{
              ...zoomed,
              maxWidth: zoom > 1 ? 'none' : `calc((100dvh - 18rem) * ${picture.width / picture.height})`
            }}
          />
        ) : (
          <chakra.img
            key={area.artworkUrl}
            src={area.artworkUrl}
            alt={label}
            objectFit="contain"
            padding={2}
            // At 1 the whole area is in view.
            style={{ ...zoomed, height: zoom > 1 ? 'auto' : '100%' }}
          />
        )}
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" gap={2} alignItems="center">
        {pictures.length > 1
          ? pictures.map(({ id, label: name }) => (
              <chakra.button
                key={id}
                type="button"
                aria-pressed={id === shownId}
                onClick={() => setShownId(id)}
                minHeight="target"
                paddingInline={3}
                borderWidth="1px"
                borderColor={id === shownId ? 'accent' : 'border.control'}
                borderRadius="control"
                cursor="pointer"
                fontWeight={id === shownId ? 'medium' : undefined}
              >
                {name}
              </chakra.button>
            ))
          : null}
        <chakra.span marginInlineStart="auto" display="flex">
          <IconButton
            label={m.admin_review_zoom_out()}
            icon={<ZoomOut aria-hidden />}
            aria-keyshortcuts="-"
            aria-disabled={zoom === zooms[0] || undefined}
            onClick={() => onZoom({ zoom: zoomBy(zoom, -1) })}
          />
          <IconButton
            label={m.admin_review_zoom_in()}
            icon={<ZoomIn aria-hidden />}
            aria-keyshortcuts="+"
            aria-disabled={zoom === zooms.at(-1) || undefined}
            onClick={() => onZoom({ zoom: zoomBy(zoom, 1) })}
          />
        </chakra.span>
      </chakra.div>
    </chakra.section>
  )
}
