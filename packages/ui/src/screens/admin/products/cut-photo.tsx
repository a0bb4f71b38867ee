import { chakra } from '@chakra-ui/react'
import { type PhotoSize, cutOf, photoRatio } from '@motif/contract/photo-cut'
import { useState } from 'react'

interface CutPhotoProps {
  src: string
  alt: string
  /** In fractions of the photograph's width and height. */
  focus: { x: number; y: number }
  /** A place was pressed, in fractions of the whole photograph. */
  onPress?: (at: { x: number; y: number }) => void
}

/** A photo cropped to 4:5 around its focus, like on the server. Fills its box. */
export function CutPhoto({ src, alt, focus, onPress }: CutPhotoProps) {
  const [size, setSize] = useState<PhotoSize>()
  const cut = size && cutOf(size, photoRatio, focus)
  // Where CSS has a picture that covers its box: in percent of what is cut off.
  const at = (begin: number, free: number) => `${free > 0 ? (begin / free) * 100 : 50}%`
  return (
    <chakra.img
      src={src}
      alt={alt}
      width="full"
      height="full"
      objectFit="cover"
      style={{
        objectPosition:
          size && cut && `${at(cut.left, size.width - cut.width)} ${at(cut.top, size.height - cut.height)}`
      }}
      draggable={false}
      onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => setSize({ width, height })}
      {...(onPress && {
        cursor: 'crosshair',
        onClick: ({ currentTarget, clientX, clientY }) => {
          if (!size || !cut) return
          const box = currentTarget.getBoundingClientRect()
          onPress({
            x: (cut.left + ((clientX - box.left) / box.width) * cut.width) / size.width,
            y: (cut.top + ((clientY - box.top) / box.height) * cut.height) / size.height
          })
        }
      })}
    />
  )
}
