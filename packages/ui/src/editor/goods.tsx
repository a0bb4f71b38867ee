import { chakra } from '@chakra-ui/react'
import type { Picture, PrintArea } from '@motif/contract'
import type { CSSProperties, ReactNode } from 'react'
import { ProductPicture } from '../components/picture/index.ts'

/** A part of a picture in fractions of its size. Pictures are never mirrored, so these are left and top in every language. */
export const placeOf = (view: PrintArea['view']): CSSProperties => ({
  position: 'absolute',
  left: `${view.x * 100}%`,
  top: `${view.y * 100}%`,
  width: `${view.width * 100}%`,
  height: `${view.height * 100}%`
})

export interface GoodsProps {
  picture: Picture
  view: PrintArea['view']
  sizes: string
  /** @default the picture's own */
  alt?: string
  isPriority?: boolean
  /** Lets the picture's edges run out into the bed it stands on. @default false */
  isSoft?: boolean
  /** What lies on the print area. */
  children: ReactNode
}

const fade = (side: string) => `linear-gradient(to ${side}, transparent, black 3%, black 97%, transparent)`
const softEdges = { maskImage: `${fade('right')}, ${fade('bottom')}`, maskComposite: 'intersect', borderRadius: 0 } as const

/** Blank goods with something lying on their print area. Takes the width it is given. */
export const Goods = ({ picture, view, sizes, alt, isPriority = false, isSoft = false, children }: GoodsProps) => (
  <chakra.div position="relative" dir="ltr">
    <ProductPicture picture={picture} sizes={sizes} isPriority={isPriority} {...(isSoft ? { css: softEdges } : undefined)} {...(alt === undefined ? undefined : { alt })} />
    <div style={placeOf(view)}>{children}</div>
  </chakra.div>
)
