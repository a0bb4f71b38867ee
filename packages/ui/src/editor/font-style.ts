import { type FontFace, fontCatalogue } from '@motif/design'

const bold = 600

const isBold = ({ weight }: FontFace) => weight >= bold

/** The bold or italic variant of a face; undefined if the family has none. */
export function faceWith(id: string, wanted: { isBold?: boolean; isItalic?: boolean }): FontFace | undefined {
  const face = fontCatalogue.find((one) => one.id === id)
  if (face === undefined) return undefined
  const { isBold: wantsBold = isBold(face), isItalic = face.italic } = wanted
  const ideal = wanted.isBold === undefined ? face.weight : wantsBold ? 700 : 400
  return fontCatalogue
    .filter((one) => one.package === face.package && isBold(one) === wantsBold && one.italic === isItalic)
    .toSorted((a, b) => Math.abs(a.weight - ideal) - Math.abs(b.weight - ideal))[0]
}

/** Toggles bold or italic for texts or ranges: on for all, unless all have it. Returns faces by id. */
export function toggledFaces<Id extends string | number>(
  texts: readonly { id: Id; font: string }[],
  which: 'isBold' | 'isItalic'
): [id: Id, font: string][] {
  const has = ({ font }: { font: string }) => {
    const face = fontCatalogue.find((one) => one.id === font)
    return face !== undefined && (which === 'isBold' ? isBold(face) : face.italic)
  }
  const isOn = texts.some((text) => !has(text))
  return texts.flatMap(({ id, font }) => {
    const face = has({ font }) === isOn ? undefined : faceWith(font, { [which]: isOn })
    return face === undefined ? [] : [[id, face.id]]
  })
}
