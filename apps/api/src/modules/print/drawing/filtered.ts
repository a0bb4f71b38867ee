import type { ColourMatrix, Drawing, Drawn, DrawnImage } from '@motif/design'

/** What is made of the pixels of a picture. */
export interface PictureFilter {
  /** Standard deviations as shares of the picture's width and height. */
  sharpening: { amount: number; across: number; down: number } | undefined
  colours: readonly ColourMatrix[]
}

/** A picture that looks otherwise than its file. */
interface Filtered extends PictureFilter {
  image: string
}

/** So many pixels of a thousand are told apart in the largest pictures, and the same picture in two sizes is not. */
const share = (length: number, whole: number) => Number((length / whole).toPrecision(3))

const filterOf = ({ colours = [], sharpening, width, height }: DrawnImage): PictureFilter | undefined =>
  sharpening === undefined && colours.length === 0
    ? undefined
    : {
        sharpening: sharpening && {
          amount: sharpening.amount,
          across: share(sharpening.deviation, width),
          down: share(sharpening.deviation, height)
        },
        colours
      }

/**
 * A drawing whose pictures all look as their files do, as a PDF can hold them and as the painter needs least room for, and the
 * pictures to be made for it, by the names they have there. The same picture with the same filter is made once.
 */
export function extractFilters(drawing: Drawing): { drawing: Drawing; made: ReadonlyMap<string, Filtered> } {
  const made = new Map<string, Filtered>()
  const imageOf = (drawn: DrawnImage): DrawnImage => {
    const { image } = drawn
    const filter = filterOf(drawn)
    if (filter === undefined) return drawn
    const name = JSON.stringify([image, filter.colours, filter.sharpening])
    made.set(name, { image, ...filter })
    return { ...drawn, image: name, sharpening: undefined, colours: undefined }
  }
  const own = (drawn: Drawn): Drawn =>
    drawn.type === 'group'
      ? { ...drawn, children: drawn.children.map(own) }
      : drawn.type === 'image'
        ? imageOf(drawn)
        : drawn
  return { drawing: { ...drawing, children: drawing.children.map(own) }, made }
}
