import { chakra } from '@chakra-ui/react'
import type { Picture, PrintArea } from '@motif/contract'
import type { CSSProperties, ReactNode } from 'react'
import { ProductPicture } from '../components/picture/index.ts'

/** Fractions of the picture. Pictures are never mirrored, so left and top apply in every language. */
const placeOf = (view: PrintArea['view']): CSSProperties => ({
  position: 'absolute',
  left: `${view.x * 100}%`,
  top: `${view.y * 100}%`,
  width: `${view.width * 100}%`,
  height: `${view.height * 100}%`
})

export interface ProductMockupProps {
  picture: Picture
  view: PrintArea['view']
  sizes: string
  /** @default the picture's own */
  alt?: string
  /** Content of the print area. */
  children: ReactNode
}

/** A product picture with content on its print area. Takes the given width. */
export const ProductMockup = ({ picture, view, sizes, alt, children }: ProductMockupProps) => (
  <chakra.div position="relative" dir="ltr">
    <ProductPicture picture={picture} sizes={sizes} {...(alt === undefined ? undefined : { alt })} />
    <div style={placeOf(view)}>{children}</div>
  </chakra.div>
)
