import { type FontCategory, type FontFace, type FontScript, fontCatalogue, writes } from '@motif/design'

/** Faces by family, in the order they are offered. */
const families: readonly (readonly FontFace[])[] = [...Map.groupBy(fontCatalogue, (face) => face.package).values()]

export const facesLike = (id: string): readonly FontFace[] =>
  families.find((faces) => faces.some((face) => face.id === id)) ?? []

/** The face that the name of a family is shown in; undefined where the shop has no such family. */
export const faceOf = (family: string): FontFace | undefined => families.find(([face]) => face?.package === family)?.[0]

/** One face of every family, in the order they are offered. */
export const allFamilies = (): FontFace[] => families.flatMap(([face]) => face ?? [])

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

export interface Wanted {
  words: string
  category: FontCategory | 'all'
  script: FontScript | 'latin'
}

/** Families that are looked for, each by the face its name is shown in. */
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

/** The face of a family nearest to another one: as heavy and as slanted, where there is one. */
export function nearestFace(like: FontFace | undefined, family: string): FontFace | undefined {
  const faces = families.find(([face]) => face?.package === family) ?? []
  return faces.find(({ weight, italic }) => weight === like?.weight && italic === like.italic) ?? faces[0]
}
