import { chakra } from '@chakra-ui/react'
import type { Option, Product } from '@motif/contract'
import { m } from '@motif/messages'
import { Expand } from 'lucide-react'
import { memo, useState } from 'react'
import { Button, noScriptStyles } from '../../components/button/index.ts'
import { LivePicture, type OpenLivePainter } from '../../components/live-picture/index.ts'
import { ProductPicture } from '../../components/picture/index.ts'
import { VisuallyHidden } from '../../components/visually-hidden/index.ts'
import { preloadOnIntent, useLazyModuleOnceOpen } from '../../lazy-module/index.ts'
import { GalleryFrame } from './gallery-frame.tsx'
import { phoneHeight, sizesAlone, sizesOfMany } from './gallery-sizes.ts'
import { largeView, openingLarge } from './large-view-code.ts'
import { Thumbnails } from './thumbnails.tsx'
import { turnByKey } from './turning.ts'
import { useSwipe } from './use-swipe.ts'
import { videoSlide } from './video-slide-code.ts'

export interface GalleryProps {
  name: string
  /** Pictures of the colour; those of other colours come last. */
  pictures: Product['gallery']
  /** Pictures of all colours. */
  all: Product['gallery']
  /** Undefined for single-colour products. */
  colours?: Option | undefined
  /** The chosen colour. */
  colour?: string | undefined
  onColour: (chosen: { value: string }) => void
  openPainter?: OpenLivePainter | undefined
  /** Shown after the pictures; loaded when played. */
  video?: Product['video']
}

const chip = { bg: 'bg.float', borderRadius: 'full', color: 'fg' } as const

/** The current index; on a colour change the same view, or the first. */
function usePlace(pictures: Product['gallery'], count: number, colour: string | undefined) {
  const [place, setPlace] = useState({ index: 0, pictures })
  const known = pictures[place.index]
  const isKept =
    place.pictures === pictures || (known !== undefined && (known.colour === colour || known.colour === null))
  const index = isKept && place.index < count ? place.index : 0
  return [index, (to: number) => setPlace({ index: (to + count) % count, pictures })] as const
}

/** Product gallery with zoom view, thumbnails and video; navigable by arrow keys and swipes. */
export const Gallery = memo(function Gallery({
  name,
  pictures,
  all,
  colours,
  colour,
  onColour,
  openPainter,
  video
}: GalleryProps) {
  const total = pictures.length + (video ? 1 : 0)
  const [index, show] = usePlace(pictures, total, colour)
  const [isAsked, setIsAsked] = useState(false)
  const [isLarge, setIsLarge] = useState(false)
  const large = useLazyModuleOnceOpen(largeView, isLarge)
  const film = useLazyModuleOnceOpen(videoSlide, index === pictures.length)
  const turn = (step: 1 | -1) => {
    setIsAsked(false)
    show(index + step)
  }
  const swipe = useSwipe(turn)
  const picture = pictures[index]
  if (!picture && !video) return null
  const isMany = total > 1
  const shown = colours?.values.find(({ value }) => value === picture?.colour)
  const isOther = shown !== undefined && shown.value !== colour
  const place = m.product_gallery_place({ index: index + 1, total })
  return (
    <GalleryFrame
      aria-label={m.product_gallery({ product: name })}
      onKeyDown={turnByKey(turn)}
      picture={
        <>
          {picture ? (
            <chakra.button
              type="button"
              display="block"
              width="full"
              cursor="zoom-in"
              borderRadius="panel"
              touchAction="pan-y pinch-zoom"
              aria-haspopup="dialog"
              aria-label={m.product_gallery_enlarge({ picture: picture.alt })}
              {...preloadOnIntent(openingLarge)}
              {...(isMany ? swipe : undefined)}
              onClick={() => setIsLarge(true)}
            >
              <LivePicture
                picture={picture}
                sizes={isMany ? sizesOfMany : sizesAlone}
                isPriority
                width="full"
                maxHeight={phoneHeight}
                openPainter={openPainter}
                next={all.filter(({ view, url }) => view === picture.view && url !== picture.url)}
              />
              <chakra.span
                aria-hidden
                position="absolute"
                bottom={3}
                insetInlineEnd={3}
                display="grid"
                placeItems="center"
                boxSize="40px"
                {...chip}
              >
                <Expand size={18} strokeWidth={1.75} />
              </chakra.span>
            </chakra.button>
          ) : video && film ? (
            <film.VideoSlide video={video} isAsked={isAsked} onTurn={turn} />
          ) : video ? (
            <ProductPicture picture={video.poster} sizes={sizesOfMany} width="full" maxHeight={phoneHeight} />
          ) : null}
          {isMany && picture ? (
            <chakra.span
              aria-hidden
              position="absolute"
              bottom={3}
              pointerEvents="none"
              insetInlineStart={3}
              minHeight="40px"
              display="inline-flex"
              alignItems="center"
              paddingInline={4}
              textStyle="small"
              {...chip}
            >
              <chakra.span textStyle="figure">{place}</chakra.span>
              {shown ? <chakra.span marginInlineStart={2}>{shown.label}</chakra.span> : null}
            </chakra.span>
          ) : null}
          {video ? (
            <chakra.a
              href={video.url}
              css={noScriptStyles}
              position="absolute"
              top={3}
              insetInlineStart={3}
              minHeight="target"
              alignItems="center"
              paddingInline={4}
              textDecoration="underline"
              {...chip}
            >
              {m.product_video({ video: video.alt })}
            </chakra.a>
          ) : null}
          {isOther ? (
            <Button
              size="sm"
              position="absolute"
              top={3}
              insetInlineStart={3}
              onClick={() => onColour({ value: shown.value })}
            >
              {m.product_gallery_choose({ colour: shown.label })}
            </Button>
          ) : null}
          {isMany ? (
            <VisuallyHidden as="output">
              {picture
                ? m.product_gallery_now({ index: index + 1, total, picture: picture.alt })
                : m.product_video({ video: video?.alt ?? '' })}
            </VisuallyHidden>
          ) : null}
        </>
      }
      thumbnails={
        isMany ? (
          <Thumbnails
            pictures={pictures}
            video={video}
            index={index}
            onShow={(shown) => {
              setIsAsked(true)
              show(shown.index)
            }}
          />
        ) : null
      }
    >
      {large ? (
        <large.LargeView
          isOpen={isLarge}
          onClose={() => setIsLarge(false)}
          title={name}
          pictures={pictures}
          index={index}
          // The video cannot be enlarged.
          onTurn={(step) => show((index + step + pictures.length) % pictures.length)}
        />
      ) : null}
    </GalleryFrame>
  )
})
