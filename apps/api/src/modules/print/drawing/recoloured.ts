import type { ColourMatrix, Drawing, Drawn, DrawnImage } from '@motif/design'

/** A picture in other colours than those of its file. */
interface Recoloured {
  image: string
  colours: readonly ColourMatrix[]
}

/**
 * A drawing whose pictures all show their own colours, as a PDF can hold them and as the painter needs least room for, and the
 * pictures to be made for it, by the names they have there. The same picture in the same colours is made once.
 */
export function withOwnPictures(drawing: Drawing): { drawing: Drawing; made: ReadonlyMap<string, Recoloured> } {
  const made = new Map<string, Recoloured>()
  const imageOf = (drawn: DrawnImage): DrawnImage => {
    const { image, colours } = drawn
    if (colours === undefined) return drawn
    const name = JSON.stringify([image, colours])
    made.set(name, { image, colours })
    return { ...drawn, image: name, colours: undefined }
  }
  const own = (drawn: Drawn): Drawn =>
    drawn.type === 'group'
      ? { ...drawn, children: drawn.children.map(own) }
      : drawn.type === 'image'
        ? imageOf(drawn)
        : drawn
  return { drawing: { ...drawing, children: drawing.children.map(own) }, made }
}
