import { type FontCategory, type FontFace, type FontScript, fontCatalogue, writes } from '@motif/design'

/** Faces by family, in catalogue order. */
const families: readonly (readonly FontFace[])[] = [...Map.groupBy(fontCatalogue, (face) => face.package).values()]

export const facesLike = (id: string): readonly FontFace[] =>
  families.find((faces) => faces.some((face) => face.id === id)) ?? []

/** The face for a family's name; undefined for unknown families. */
export const faceOf = (family: string): FontFace | undefined => families.find(([face]) => face?.package === family)?.[0]

/** One face per family, in catalogue order. */
export const allFamilies = (): FontFace[] => families.flatMap(([face]) => face ?? [])

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

export interface Wanted {
  words: string
  category: FontCategory | 'all'
  script: FontScript | 'latin'
}

/** Families matching a filter, each by its display face. */
export const familiesFor = ({ words, category, script }: Wanted): FontFace[] =>
  families.flatMap(([face]) => {
    if (
      face === undefined ||
      (category !== 'all' && face.category !== category) ||
      (script !== 'latin' && !writes(face.package, script))
    )
      return []
    return plain(face.family).includes(plain(words.trim())) ? face : []
  })

/** The face of a family with the same weight and style as another, if it exists. */
export function nearestFace(like: FontFace | undefined, family: string): FontFace | undefined {
  const faces = families.find(([face]) => face?.package === family) ?? []
  return faces.find(({ weight, italic }) => weight === like?.weight && italic === like.italic) ?? faces[0]
}
