import type { ColourMatrix, Drawing, Drawn, DrawnImage } from '@motif/design'

/** Changes of a picture's pixels. */
export interface PictureFilter {
  /** Standard deviations as shares of the picture's width and height. */
  sharpening: { amount: number; across: number; down: number } | undefined
  colours: readonly ColourMatrix[]
}

/** A picture that differs from its file. */
interface Filtered extends PictureFilter {
  image: string
}

/** Three significant digits: distinguishes pixels in the largest pictures, but not the same picture at two sizes. */
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
 * A drawing without image filters, as a PDF can represent it and as the painter needs least memory for, and the filtered pictures it refers to.
 * Each combination of picture and filter occurs once.
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
