import { chakra } from '@chakra-ui/react'
import type { Product } from '@motif/contract'
import { m } from '@motif/messages'
import { Expand } from 'lucide-react'
import { memo, useState } from 'react'
import { Dialog, dialogCode } from '../../components/dialog/index.ts'
import { LivePicture, type OpenLivePainter } from '../../components/live-picture/index.ts'
import { inSight, ProductPicture } from '../../components/picture/index.ts'
import { onIntent } from '../../on-demand/index.ts'
import { LargePicture } from './large-picture.tsx'
import { useTurning } from './turning.tsx'

export interface GalleryProps {
  name: string
  /** Another list for another colour, in the same order. */
  pictures: Product['gallery']
  /** In every colour. */
  all: Product['gallery']
  openPainter?: OpenLivePainter | undefined
}

const onPhones = 'calc(100vw - 32px)'
/** The `sizes` of one picture without others beside it. */
export const sizesAlone = `(min-width: 80em) 736px, (min-width: 64em) calc(60vw - 64px), ${onPhones}`
/** Where there is room the small ones stand beside it. */
const sizesOfMany = `(min-width: 80em) 648px, (min-width: 64em) calc(60vw - 152px), ${onPhones}`

/** A large picture that opens larger, with the others beneath; arrow keys turn them in both. */
export const Gallery = memo(function Gallery({ name, pictures, all, openPainter }: GalleryProps) {
  const { index, setIndex, onKeyDown, buttons } = useTurning(pictures.length)
  const [isLarge, setIsLarge] = useState(false)
  const picture = pictures[index]
  if (!picture) return null
  return (
    <chakra.section
      aria-label={m.product_gallery({ product: name })}
      onKeyDown={onKeyDown}
      display="flex"
      flexDirection={{ base: 'column', sm: 'row-reverse' }}
      justifyContent={{ sm: 'flex-end' }}
      alignItems="start"
      gap={{ base: 3, sm: 4 }}
    >
      <chakra.button
        type="button"
        display="block"
        width="full"
        maxWidth={{ sm: inSight, lg: 'none' }}
        position="relative"
        cursor="zoom-in"
        borderRadius="panel"
        aria-haspopup="dialog"
        aria-label={m.product_gallery_enlarge({ picture: picture.alt })}
        {...onIntent(dialogCode)}
        onClick={() => setIsLarge(true)}
      >
        <LivePicture
          picture={picture}
          sizes={pictures.length > 1 ? sizesOfMany : sizesAlone}
          isPriority
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
          borderRadius="full"
          bg="bg.float"
          color="fg"
        >
          <Expand size={18} strokeWidth={1.75} />
        </chakra.span>
      </chakra.button>
      {pictures.length > 1 ? (
        <chakra.ul
          display="flex"
          flexDirection={{ base: 'row', sm: 'column' }}
          flexWrap={{ base: 'wrap', sm: 'nowrap' }}
          gap={3}
          flexShrink={0}
        >
          {pictures.map((other, at) => (
            <li key={other.url}>
              <chakra.button
                type="button"
                display="block"
                borderRadius="control"
                outline={at === index ? '2px solid' : 'none'}
                outlineColor="fg"
                outlineOffset="2px"
                _highContrast={{ outlineColor: 'Highlight' }}
                _focusVisible={{ outline: '2px solid', outlineColor: 'accent' }}
                aria-label={m.product_gallery_show({ index: at + 1, picture: other.view })}
                aria-pressed={at === index}
                onClick={() => setIndex(at)}
              >
                <ProductPicture
                  picture={other}
                  alt=""
                  sizes="72px"
                  width={{ base: '60px', md: '72px' }}
                  borderRadius="control"
                />
              </chakra.button>
            </li>
          ))}
        </chakra.ul>
      ) : null}
      <Dialog isOpen={isLarge} onClose={() => setIsLarge(false)} title={name} size="full" footer={buttons}>
        <LargePicture key={picture.url} picture={picture} />
      </Dialog>
    </chakra.section>
  )
})
