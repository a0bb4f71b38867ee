import { chakra } from '@chakra-ui/react'
import type { Picture } from '@motif/contract'
import { useRef, useState } from 'react'
import { ProductPicture, type ProductPictureProps } from '../picture/index.ts'
import type { OpenLivePainter } from './types.ts'
import { useLivePainter } from './use-live-painter.ts'

export interface LivePictureProps extends ProductPictureProps {
  /** Undefined: the server's pictures alone. Always the same function. */
  openPainter?: OpenLivePainter | undefined
  /** What it may change to next. */
  next?: readonly Picture[] | undefined
}

const covering = { position: 'absolute', inset: 0, width: '100%', height: '100%' } as const

/**
 * A product picture that changes at once: the one before stays until the next is there, and meanwhile the next is painted
 * here. The server's picture takes over without a jump, being the same.
 */
export function LivePicture({ picture, openPainter, next, ...rest }: LivePictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [arrived, setArrived] = useState<Picture>(picture)
  const painted = useLivePainter(canvas, picture, openPainter, next)
  const isWaiting = arrived.url !== picture.url
  /** Not before it is unpacked: between the two nothing may be seen of the background. */
  const arrive = (image: EventTarget) => {
    if (image instanceof HTMLImageElement)
      void image.decode().then(
        () => setArrived(picture),
        () => setArrived(picture)
      )
  }
  return (
    <chakra.div position="relative" overflow="hidden" borderRadius="panel">
      {(isWaiting ? [arrived, picture] : [picture]).map((one) => (
        // The element stays the same when the one that was waited for becomes the one that is shown.
        <div
          key={one.url}
          style={one === arrived || !isWaiting ? {} : { ...covering, opacity: 0 }}
          onLoadCapture={isWaiting && one === picture ? ({ target }) => arrive(target) : undefined}
        >
          <ProductPicture picture={one} {...rest} {...(isWaiting && one === arrived ? { alt: '' } : undefined)} />
        </div>
      ))}
      <canvas
        ref={canvas}
        aria-hidden
        style={{
          ...covering,
          objectFit: 'cover',
          pointerEvents: 'none',
          visibility: isWaiting && painted === picture.url ? 'visible' : 'hidden'
        }}
      />
    </chakra.div>
  )
}
