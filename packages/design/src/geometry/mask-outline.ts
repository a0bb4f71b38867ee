import type { ImageNode, TextNode } from '../document/nodes.ts'
import type { PictureMask, TextMask } from '../document/picture-mask.ts'
import type { FontSet } from '../fonts/font-set.ts'
import { layoutText } from '../text/layout.ts'
import { segmentsOf } from '../text/glyph-outlines.ts'
import { straightInk, textOutline } from '../text/text-path.ts'
import type { Box } from './box.ts'
import { type Outline, outlineOf } from './outline.ts'
import { shapeOutline } from './shape-path.ts'

type Size = Pick<ImageNode, 'width' | 'height'>

/** Font size in millimetres for measuring; the result is scaled to the picture. */
const setSize = 100

/** A text node with the text of a mask. */
const textNodeOf = ({ text, font }: TextMask): TextNode => ({
  type: 'text',
  id: 'mask',
  x: 0,
  y: 0,
  rotation: 0,
  opacity: 1,
  text,
  font,
  size: setSize,
  align: 'centre',
  letterSpacing: 0,
  lineHeight: 1,
  fill: '#000000'
})

/** The text node of a mask and the bounds of its glyphs; undefined without a visible glyph. */
function inkOfMask(mask: TextMask, fonts: FontSet): { node: TextNode; ink: Box } | undefined {
  const node = textNodeOf(mask)
  if (textOutline(node, fonts) === undefined) return undefined
  const ink = straightInk(node, fonts)
  return ink.right > ink.left && ink.bottom > ink.top ? { node, ink } : undefined
}

const scaleInto = ({ left, top, right, bottom }: Box, { width, height }: Size) =>
  Math.min(width / (right - left), height / (bottom - top))

/** Aspect ratio (width by height) of a text mask; undefined without a visible glyph. */
export function maskTextRatio(mask: TextMask, fonts: FontSet): number | undefined {
  const set = inkOfMask(mask, fonts)
  return set && (set.ink.right - set.ink.left) / (set.ink.bottom - set.ink.top)
}

/** Font size in millimetres of a text mask in a picture of a size; undefined without a visible glyph. */
export function maskTextSize(mask: TextMask, size: Size, fonts: FontSet): number | undefined {
  const set = inkOfMask(mask, fonts)
  return set && setSize * scaleInto(set.ink, size)
}

function maskTextOutline(mask: TextMask, size: Size, fonts: FontSet): Outline | undefined {
  const set = inkOfMask(mask, fonts)
  if (set === undefined) return undefined
  const { node, ink } = set
  const scale = scaleInto(ink, size)
  const [x, y] = [(ink.left + ink.right) / 2, (ink.top + ink.bottom) / 2]
  return outlineOf(() =>
    segmentsOf(layoutText(node, fonts)).map(({ command, values }) => ({
      command,
      values: values.map((value, index) => (value - (index % 2 === 0 ? x : y)) * scale)
    }))
  )
}

/**
 * The mask outline for a picture of a size, in millimetres around its centre; undefined if the whole box is visible.
 */
export function maskOutline(mask: PictureMask, size: Size, fonts: FontSet): Outline | undefined {
  if (mask.shape === 'text') return maskTextOutline(mask, size, fonts)
  const { corner = 0, ...shape } = mask
  const { width, height } = size
  return shapeOutline({ ...shape, width, height, corner: corner * Math.min(width, height) })
}
