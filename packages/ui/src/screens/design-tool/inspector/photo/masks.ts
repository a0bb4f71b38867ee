import { type ImageNode, type PictureMask, type ShapeMask, shapePath } from '@motif/design'
import { m } from '@motif/messages'
import { shapeItems } from '../../panels/shapes/shapes.ts'

interface MaskChoice {
  id: string
  label: string
  mask: PictureMask | undefined
  /** Initial aspect ratio of the shape; texts have their own. */
  ratio: number | undefined
  /** Path data of the icon, 44 × 32 around the origin. */
  picture: string
}

const [widest, highest] = [44, 32]

/** A capital A in the icon's box. */
const letterA = 'M-4 -15H4L15 15H7.5L5.2 8H-5.2L-7.5 15H-15ZM0 -7.5L-3.2 2.2H3.2Z'

/** Bold glyphs show most of a photo. */
const words = (): MaskChoice => ({
  id: 'words',
  label: m.editor_mask_words(),
  mask: { shape: 'text', text: m.editor_new_text(), font: 'archivo-black' },
  ratio: undefined,
  picture: letterA
})

/** Mask choices: text, and filled shapes other than the full frame. */
export function maskChoices(): readonly MaskChoice[] {
  const none: MaskChoice = {
    id: 'none',
    label: m.editor_mask_none(),
    mask: undefined,
    ratio: undefined,
    picture: shapePath({ shape: 'rectangle', width: widest, height: highest })
  }
  const shapes = shapeItems().flatMap(({ name, node }): MaskChoice[] => {
    if (node.type !== 'shape' || node.shape === 'line' || node.fill === undefined) return []
    const { shape, width, height, path, points, waist, corner } = node
    if (shape === 'rectangle' && corner === undefined) return []
    const mask: ShapeMask = {
      shape,
      ...(path !== undefined && { path }),
      ...(points !== undefined && { points }),
      ...(waist !== undefined && { waist }),
      ...(corner !== undefined && { corner: Math.round((corner / Math.min(width, height)) * 100) / 100 })
    }
    const scale = Math.min(widest / width, highest / height)
    const size = { width: width * scale, height: height * scale }
    const picture = shapePath({ ...mask, ...size, corner: (mask.corner ?? 0) * Math.min(size.width, size.height) })
    return [{ id: `${shape} ${shapePath(node)}`, label: name, mask, ratio: width / height, picture }]
  })
  return [none, words(), ...shapes]
}

const members = ['shape', 'path', 'points', 'waist', 'corner'] as const

const isAlike = (one: PictureMask | undefined, other: PictureMask | undefined) =>
  one?.shape === 'text' || other?.shape === 'text'
    ? one?.shape === other?.shape
    : members.every((member) => one?.[member] === other?.[member])

/** The choice of a picture's mask, for any text; undefined for other masks. */
export const choiceOf = ({ mask }: ImageNode, choices: readonly MaskChoice[]): MaskChoice | undefined =>
  choices.find((choice) => isAlike(choice.mask, mask))
