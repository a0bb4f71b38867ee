import { chakra } from '@chakra-ui/react'
import type { Option, Product } from '@motif/contract'
import { m } from '@motif/messages'
import { Expand } from 'lucide-react'
import { memo, useState } from 'react'
import { Button } from '../../components/button/index.ts'
import { LivePicture, type OpenLivePainter } from '../../components/live-picture/index.ts'
import { inSight } from '../../components/picture/index.ts'
import { VisuallyHidden } from '../../components/visually-hidden/index.ts'
import { onIntent, useCodeOnceOpen } from '../../on-demand/index.ts'
import { largeView, openingLarge } from './large-view-code.ts'
import { Thumbnails } from './thumbnails.tsx'
import { turnByKey } from './turning.ts'
import { useSwipe } from './use-swipe.ts'

export interface GalleryProps {
  name: string
  /** Another list for another colour, in the same order; the pictures of other colours come last. */
  pictures: Product['gallery']
  /** In every colour. */
  all: Product['gallery']
  /** Undefined where the product comes in no colours. */
  colours?: Option | undefined
  /** The one that is chosen. */
  colour?: string | undefined
  onColour: (chosen: { value: string }) => void
  openPainter?: OpenLivePainter | undefined
}

const onPhones = 'calc(100vw - 32px)'
/** The `sizes` of one picture without others beside it. */
export const sizesAlone = `(min-width: 80em) 736px, (min-width: 64em) calc(60vw - 64px), ${onPhones}`
/** Where there is room the small ones stand beside it. */
const sizesOfMany = `(min-width: 80em) 648px, (min-width: 64em) calc(60vw - 152px), ${onPhones}`
/** On phones no higher than leaves room for name and price beneath it, top and bottom of the picture being background. */
export const phoneHeight = { base: 'max(100vw, calc(100svh - 28rem))', sm: 'none' }

const chip = { bg: 'bg.float', borderRadius: 'full', color: 'fg' } as const

/** The place in a list; in the list of another colour the same view, or the first where that was of a colour nobody chose. */
function usePlace(pictures: Product['gallery'], colour: string | undefined) {
  const [place, setPlace] = useState({ index: 0, pictures })
  const known = pictures[place.index]
  const isKept =
    place.pictures === pictures || (known !== undefined && (known.colour === colour || known.colour === null))
  const index = isKept && known ? place.index : 0
  return [index, (to: number) => setPlace({ index: (to + pictures.length) % pictures.length, pictures })] as const
}

/** A large picture that opens larger, with the others beneath or beside it; arrow keys and fingers turn them in both. */
export const Gallery = memo(function Gallery({
  name,
  pictures,
  all,
  colours,
  colour,
  onColour,
  openPainter
}: GalleryProps) {
  const [index, show] = usePlace(pictures, colour)
  const [isLarge, setIsLarge] = useState(false)
  const large = useCodeOnceOpen(largeView, isLarge)
  const turn = (step: 1 | -1) => show(index + step)
  const swipe = useSwipe(turn)
  const picture = pictures[index]
  if (!picture) return null
  const isMany = pictures.length > 1
  const shown = colours?.values.find(({ value }) => value === picture.colour)
  const isOther = shown !== undefined && shown.value !== colour
  const place = m.product_gallery_place({ index: index + 1, total: pictures.length })
  return (
    <chakra.section
      aria-label={m.product_gallery({ product: name })}
      onKeyDown={turnByKey(turn)}
      display="flex"
      flexDirection={{ base: 'column', sm: 'row-reverse' }}
      justifyContent={{ sm: 'flex-end' }}
      gap={{ base: 2, sm: 2 }}
    >
      <chakra.div
        position="relative"
        width="full"
        maxWidth={{ sm: inSight, lg: 'none' }}
        alignSelf="start"
        overflow="clip"
        borderRadius="panel"
        // The focus of what fills it is seen outside.
        overflowClipMargin="6px"
      >
        <chakra.button
          type="button"
          display="block"
          width="full"
          cursor="zoom-in"
          borderRadius="panel"
          touchAction="pan-y pinch-zoom"
          aria-haspopup="dialog"
          aria-label={m.product_gallery_enlarge({ picture: picture.alt })}
          {...onIntent(openingLarge)}
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
        {isMany ? (
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
            {m.product_gallery_now({ index: index + 1, total: pictures.length, picture: picture.alt })}
          </VisuallyHidden>
        ) : null}
      </chakra.div>
      {isMany ? <Thumbnails pictures={pictures} index={index} onShow={(shown) => show(shown.index)} /> : null}
      {large ? (
        <large.LargeView
          isOpen={isLarge}
          onClose={() => setIsLarge(false)}
          title={name}
          pictures={pictures}
          index={index}
          onTurn={turn}
        />
      ) : null}
    </chakra.section>
  )
})
