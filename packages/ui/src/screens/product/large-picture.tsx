import { chakra } from '@chakra-ui/react'
import type { Picture } from '@motif/contract'
import { m } from '@motif/messages'
import { type CSSProperties, type MouseEvent, useLayoutEffect, useRef, useState } from 'react'
import { ProductPicture } from '../../components/picture/index.ts'
import { type Zoom, usePinch } from './use-pinch.ts'
import { useSwipe } from './use-swipe.ts'

/** Unzoomed state. */
const whole: Zoom = { scale: 1, place: { x: 0.5, y: 0.5 }, at: { x: 0, y: 0 } }
/** Zoom factor of a click. */
const near = 2.25

interface Props {
  picture: Picture
  onTurn: (step: 1 | -1) => void
}

/**
 * A full-window picture. A click zooms at its position or resets, pinching zooms freely, and a swipe navigates while
 * unzoomed.
 */
export function LargePicture({ picture, onTurn }: Props) {
  const [zoom, setZoom] = useState(whole)
  const frame = useRef<HTMLDivElement>(null)
  const isNear = zoom.scale > 1
  useLayoutEffect(() => {
    const box = frame.current
    if (!box) return
    box.scrollLeft = zoom.place.x * box.scrollWidth - zoom.at.x
    box.scrollTop = zoom.place.y * box.scrollHeight - zoom.at.y
  }, [zoom])
  usePinch(frame, zoom.scale, setZoom)
  const swipe = useSwipe(onTurn)
  const onClick = ({ currentTarget, clientX, clientY, detail }: MouseEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    // Keyboard clicks have no position: use the centre.
    const place = detail === 0 ? whole.place : { x: (clientX - left) / width, y: (clientY - top) / height }
    setZoom(isNear ? whole : { scale: near, place, at: { x: width / 2, y: height / 2 } })
  }
  return (
    <chakra.div
      ref={frame}
      overflow="auto"
      overscrollBehavior="contain"
      touchAction={isNear ? 'pan-x pan-y' : 'pan-y'}
      borderRadius={{ md: 'panel' }}
      width="fit-content"
      maxWidth="full"
      marginInline="auto"
      {...(isNear ? undefined : swipe)}
    >
      <chakra.button
        type="button"
        display="block"
        cursor={isNear ? 'zoom-out' : 'zoom-in'}
        aria-pressed={isNear}
        aria-label={m.product_gallery_nearer({ picture: picture.alt })}
        onClick={onClick}
        css={{
          '--whole': {
            base: 'min(100vw, calc((100dvh - 9rem) * var(--ratio)))',
            md: 'min(100vw - 5rem, calc((100dvh - 12.5rem) * var(--ratio)))'
          }
        }}
        // The frame keeps its size while zooming.
        height="calc(var(--whole) / var(--ratio))"
        style={{ '--ratio': picture.width / picture.height } as CSSProperties}
        width="var(--whole)"
        _focusVisible={{ outlineOffset: '-2px' }}
      >
        <ProductPicture
          picture={picture}
          sizes={isNear ? '1280px' : 'min(100vw, 80vh)'}
          style={{ width: `calc(var(--whole) * ${zoom.scale})` }}
          borderRadius={{ base: 0, md: 'panel' }}
        />
      </chakra.button>
    </chakra.div>
  )
}
