import { type DesignNode, type FontSet, type Point, coloursOf, hitTest } from '@motif/design'
import { readableInkOn } from '@motif/ui/product-text'

interface Ground {
  nodes: readonly DesignNode[]
  fonts: FontSet | undefined
  /** Colour of the product, if known. */
  product: string | null | undefined
}

/** The opaque colour printed at a point, if any. */
function colourAt(at: Point, { nodes, fonts }: Ground): string | undefined {
  const under = fonts && hitTest(nodes, at, fonts)
  if (under === undefined || under.opacity < 0.5) return undefined
  if (under.type === 'qr') return under.background === undefined ? undefined : coloursOf(under.background)[0]
  const isCovering = under.type === 'clip-art' || (under.type === 'shape' && under.shape !== 'line')
  return isCovering && under.fill !== undefined ? coloursOf(under.fill)[0] : undefined
}

/** A readable ink for new text, on a node below it or else on the product. */
export const startingInk = (at: Point, ground: Ground): string => readableInkOn(colourAt(at, ground) ?? ground.product)
