import { chakra } from '@chakra-ui/react'
import type { Product } from '@motif/contract'
import { m } from '@motif/messages'
import { Play } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { ProductPicture } from '../../components/picture/index.ts'
import { preloadOnIntent } from '../../lazy-module/index.ts'
import { thumbnailWidth } from './gallery-sizes.ts'
import { videoSlide } from './video-slide-code.ts'

interface Props {
  pictures: Product['gallery']
  /** Shown after the pictures. */
  video?: Product['video']
  index: number
  onShow: (shown: { index: number }) => void
}

/** Scroll distance that brings an interval into view. */
const overlap = (from: number, to: number, start: number, end: number) =>
  from < start ? from - start : to > end ? to - end : 0

/** Thumbnails of pictures and video: a row on phones, else a column. The current one is kept in view. */
export function Thumbnails({ pictures, video, index, onShow }: Props) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const box = list.current
    const shown = box?.children[index]?.getBoundingClientRect()
    if (!box || !shown) return
    const { left, right, top, bottom } = box.getBoundingClientRect()
    box.scrollBy(overlap(shown.left, shown.right, left, right), overlap(shown.top, shown.bottom, top, bottom))
  }, [index])
  return (
    <chakra.ul
      ref={list}
      display="flex"
      flexDirection={{ base: 'row', sm: 'column' }}
      gap={3}
      padding={1}
      overflow="auto"
      scrollbarWidth="thin"
      position={{ sm: 'absolute' }}
      inset={0}
    >
      {[...pictures, ...(video ? [video.poster] : [])].map((picture, at) => {
        const isVideo = at === pictures.length
        return (
          <chakra.li key={isVideo ? 'video' : picture.url} flexShrink={0}>
            <chakra.button
              type="button"
              display="block"
              position="relative"
              borderRadius="control"
              outline={at === index ? '2px solid' : 'none'}
              outlineColor="fg"
              outlineOffset="2px"
              _highContrast={{ outlineColor: 'Highlight' }}
              _focusVisible={{ outline: '2px solid', outlineColor: 'accent' }}
              aria-label={
                isVideo
                  ? m.product_video_show({ video: picture.alt })
                  : m.product_gallery_show({ index: at + 1, picture: picture.alt })
              }
              aria-pressed={at === index}
              {...(isVideo ? preloadOnIntent(videoSlide) : undefined)}
              onClick={() => onShow({ index: at })}
            >
              <ProductPicture
                // The smallest file suffices.
                picture={{ ...picture, widths: picture.widths.slice(0, 1) }}
                alt=""
                sizes="64px"
                width={thumbnailWidth}
                borderRadius="control"
              />
              {isVideo ? (
                <chakra.span
                  aria-hidden
                  position="absolute"
                  inset={0}
                  margin="auto"
                  boxSize="28px"
                  display="grid"
                  placeItems="center"
                  bg="bg.float"
                  color="fg"
                  borderRadius="full"
                >
                  <Play size={14} fill="currentColor" />
                </chakra.span>
              ) : null}
            </chakra.button>
          </chakra.li>
        )
      })}
    </chakra.ul>
  )
}
