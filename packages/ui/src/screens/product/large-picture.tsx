import { chakra } from '@chakra-ui/react'
import type { Picture } from '@motif/contract'
import { m } from '@motif/messages'
import { type CSSProperties, type MouseEvent, useLayoutEffect, useRef, useState } from 'react'
import { ProductPicture } from '../../components/picture/index.ts'

/** Where it was pressed, in fractions of the picture. */
interface Point {
  x: number
  y: number
}

/** One picture as large as the window lets it be; a press brings the place that was pressed nearer, another takes it back. */
export function LargePicture({ picture }: { picture: Picture }) {
  const [near, setNear] = useState<Point | null>(null)
  const frame = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const box = frame.current
    if (!box || !near) return
    box.scrollLeft = near.x * box.scrollWidth - box.clientWidth / 2
    box.scrollTop = near.y * box.scrollHeight - box.clientHeight / 2
  }, [near])
  const onClick = ({ currentTarget, clientX, clientY, detail }: MouseEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    // A press of a key has no place: then it is the middle.
    const pressed = detail === 0 ? { x: 0.5, y: 0.5 } : { x: (clientX - left) / width, y: (clientY - top) / height }
    setNear(near ? null : pressed)
  }
  return (
    <chakra.div
      ref={frame}
      overflow="auto"
      overscrollBehavior="contain"
      borderRadius={{ md: 'panel' }}
      width="fit-content"
      maxWidth="full"
      marginInline="auto"
    >
      <chakra.button
        type="button"
        display="block"
        cursor={near ? 'zoom-out' : 'zoom-in'}
        aria-pressed={near !== null}
        aria-label={m.product_gallery_nearer({ picture: picture.alt })}
        onClick={onClick}
        css={{
          '--whole': {
            base: 'min(100vw, calc((100dvh - 9rem) * var(--ratio)))',
            md: 'min(100vw - 5rem, calc((100dvh - 12.5rem) * var(--ratio)))'
          }
        }}
        // The frame keeps its size while the picture in it grows.
        height="calc(var(--whole) / var(--ratio))"
        style={{ '--ratio': picture.width / picture.height } as CSSProperties}
        width="var(--whole)"
        _focusVisible={{ outlineOffset: '-2px' }}
      >
        <ProductPicture
          picture={picture}
          sizes={near ? '1280px' : 'min(100vw, 80vh)'}
          width={near ? 'calc(var(--whole) * 2.25)' : 'var(--whole)'}
          borderRadius={{ base: 0, md: 'panel' }}
        />
      </chakra.button>
    </chakra.div>
  )
}
