import { chakra } from '@chakra-ui/react'
import type { Picture } from '@motif/contract'
import { useRef, useState } from 'react'
import { ProductPicture, type ProductPictureProps } from '../picture/index.ts'
import type { OpenLivePainter } from './types.ts'
import { useLivePainter } from './use-live-painter.ts'

export interface LivePictureProps extends ProductPictureProps {
  /** Undefined for server pictures only. Must be stable. */
  openPainter?: OpenLivePainter | undefined
  /** Pictures to preload. */
  next?: readonly Picture[] | undefined
}

const covering = { position: 'absolute', inset: 0, width: '100%', height: '100%' } as const

/**
 * A product picture that changes without delay: the previous one stays until the next is loaded, and meanwhile the next
 * is rendered locally. The identical server picture then replaces it.
 */
export function LivePicture({ picture, openPainter, next, ...rest }: LivePictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [arrived, setArrived] = useState<Picture>(picture)
  const painted = useLivePainter(canvas, picture, openPainter, next)
  const isWaiting = arrived.url !== picture.url
  /** Waits for decoding, so that the background never shows. */
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
        // The loading element becomes the shown one without remounting.
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
