export type FontCategory = 'display' | 'sans' | 'serif' | 'script' | 'mono'

/** One face people may set text in. `id` is what `TextNode.font` holds. */
export interface FontFace {
  id: string
  family: string
  category: FontCategory
  weight: number
  italic: boolean
  /** Names of its files, `<package>-<subset>-<weight>-<style>`; together they make the face. */
  files: readonly string[]
}

interface Family {
  /** Name of the package under `@fontsource/`, and the id of the regular face. */
  id: string
  family: string
  category: FontCategory
  weights?: readonly number[]
  /** Weights that also come in italic. */
  italics?: readonly number[]
  subsets?: readonly string[]
}

const families: readonly Family[] = [
  { id: 'bricolage-grotesque', family: 'Bricolage Grotesque', category: 'display', weights: [400, 700, 800] },
  { id: 'anton', family: 'Anton', category: 'display' },
  { id: 'bebas-neue', family: 'Bebas Neue', category: 'display' },
  { id: 'archivo-black', family: 'Archivo Black', category: 'display' },
  { id: 'abril-fatface', family: 'Abril Fatface', category: 'display' },
  { id: 'instrument-sans', family: 'Instrument Sans', category: 'sans', weights: [400, 700], italics: [400] },
  { id: 'noto-sans-arabic', family: 'Noto Sans Arabic', category: 'sans', weights: [400, 700], subsets: ['arabic', 'latin'] },
  { id: 'playfair-display', family: 'Playfair Display', category: 'serif', weights: [400, 700], italics: [400] },
  { id: 'fraunces', family: 'Fraunces', category: 'serif', weights: [400, 700], italics: [400] },
  { id: 'dm-serif-display', family: 'DM Serif Display', category: 'serif', italics: [400] },
  { id: 'pacifico', family: 'Pacifico', category: 'script' },
  { id: 'caveat', family: 'Caveat', category: 'script', weights: [400, 700] },
  { id: 'lobster', family: 'Lobster', category: 'script' },
  { id: 'space-mono', family: 'Space Mono', category: 'mono', weights: [400, 700] }
]

function facesOf({ id, family, category, weights = [400], italics = [], subsets = ['latin', 'latin-ext'] }: Family): FontFace[] {
  const face = (weight: number, italic: boolean): FontFace => ({
    id: [id, ...(weight === 400 ? [] : [weight]), ...(italic ? ['italic'] : [])].join('-'),
    family,
    category,
    weight,
    italic,
    files: subsets.map((subset) => `${id}-${subset}-${weight}-${italic ? 'italic' : 'normal'}`)
  })
  return [...weights.map((weight) => face(weight, false)), ...italics.map((weight) => face(weight, true))]
}

/** Every face bundled with the shop. All under the SIL Open Font License. */
export const fontCatalogue: readonly FontFace[] = families.flatMap(facesOf)

/** Faces looked through, in this order, for letters the chosen face does not have. */
export const fallbackFonts: readonly string[] = ['instrument-sans', 'noto-sans-arabic']

/** The package a font file lies in. */
export function packageOf(file: string): string {
  const family = families.find(({ id }) => file.startsWith(`${id}-`))
  if (!family) throw new RangeError(`There is no font file ${file} in the catalogue.`)
  return `@fontsource/${family.id}`
}

/** The faces of the given ids and the fallbacks, each once; all faces where no ids are given. */
export function facesFor(ids?: readonly string[]): readonly FontFace[] {
  if (!ids) return fontCatalogue
  const wanted = new Set([...ids, ...fallbackFonts])
  return fontCatalogue.filter(({ id }) => wanted.has(id))
}
