import { chakra } from '@chakra-ui/react'
import { type PhotoCrop, type PhotoSize, cutOf, photoRatio } from '@motif/contract/photo-cut'
import { useState } from 'react'

interface CutPhotoProps {
  src: string
  alt: string
  /** In fractions of the photograph's width and height. */
  focus: { x: number; y: number }
  crop: PhotoCrop | null
  /** A place was pressed, in fractions of the whole photograph. */
  onPress?: (at: { x: number; y: number }) => void
}

/** A photo's crop, cut to 4:5 around its focus, like on the server. Fills its box. */
export function CutPhoto({ src, alt, focus, crop, onPress }: CutPhotoProps) {
  const [size, setSize] = useState<PhotoSize>()
  const cut = size && cutOf(size, photoRatio, focus, crop)
  return (
    <chakra.div position="relative" width="full" height="full" overflow="hidden">
      <chakra.img
        src={src}
        alt={alt}
        position="absolute"
        maxWidth="none"
        objectFit={cut ? 'fill' : 'cover'}
        // The whole photograph, of which the box shows the cut.
        style={
          size && cut
            ? {
                width: `${(size.width / cut.width) * 100}%`,
                height: `${(size.height / cut.height) * 100}%`,
                left: `${(-cut.left / cut.width) * 100}%`,
                top: `${(-cut.top / cut.height) * 100}%`
              }
            : { width: '100%', height: '100%', left: 0, top: 0 }
        }
        draggable={false}
        onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => setSize({ width, height })}
        {...(onPress && {
          cursor: 'crosshair',
          onClick: ({ currentTarget, clientX, clientY }) => {
            const { left, top, width, height } = currentTarget.getBoundingClientRect()
            if (size) onPress({ x: (clientX - left) / width, y: (clientY - top) / height })
          }
        })}
      />
    </chakra.div>
  )
}
