export type FontCategory = 'display' | 'sans' | 'serif' | 'script' | 'mono'

/** A font face. `id` is the value of `TextNode.font`. */
export interface FontFace {
  id: string
  family: string
  category: FontCategory
  weight: number
  italic: boolean
  /** Name of its package under `@fontsource/`. */
  package: string
  /** The subset that determines the face's metrics, and is searched first. */
  main: string
}

interface Family {
  /** Name of the package under `@fontsource/`, and the id of the regular face. */
  id: string
  family: string
  category: FontCategory
  weights?: readonly number[]
  /** Weights that have an italic face. */
  italics?: readonly number[]
  main?: string
}

const offered: readonly Family[] = [
  { id: 'bricolage-grotesque', family: 'Bricolage Grotesque', category: 'display', weights: [400, 700, 800] },
  { id: 'anton', family: 'Anton', category: 'display' },
  { id: 'bebas-neue', family: 'Bebas Neue', category: 'display' },
  { id: 'archivo-black', family: 'Archivo Black', category: 'display' },
  { id: 'abril-fatface', family: 'Abril Fatface', category: 'display' },
  { id: 'alfa-slab-one', family: 'Alfa Slab One', category: 'display' },
  { id: 'baloo-2', family: 'Baloo 2', category: 'display', weights: [400, 700] },
  { id: 'bangers', family: 'Bangers', category: 'display' },
  { id: 'black-han-sans', family: 'Black Han Sans', category: 'display' },
  { id: 'bungee', family: 'Bungee', category: 'display' },
  { id: 'cinzel', family: 'Cinzel', category: 'display', weights: [400, 700] },
  { id: 'comfortaa', family: 'Comfortaa', category: 'display', weights: [400, 700] },
  { id: 'dela-gothic-one', family: 'Dela Gothic One', category: 'display' },
  { id: 'fredoka', family: 'Fredoka', category: 'display', weights: [400, 700] },
  { id: 'jua', family: 'Jua', category: 'display' },
  { id: 'lalezar', family: 'Lalezar', category: 'display' },
  { id: 'luckiest-guy', family: 'Luckiest Guy', category: 'display' },
  { id: 'monoton', family: 'Monoton', category: 'display' },
  { id: 'pirata-one', family: 'Pirata One', category: 'display' },
  { id: 'press-start-2p', family: 'Press Start 2P', category: 'display' },
  { id: 'righteous', family: 'Righteous', category: 'display' },
  { id: 'rozha-one', family: 'Rozha One', category: 'display' },
  { id: 'russo-one', family: 'Russo One', category: 'display' },
  { id: 'secular-one', family: 'Secular One', category: 'display' },
  { id: 'suez-one', family: 'Suez One', category: 'display' },
  { id: 'titan-one', family: 'Titan One', category: 'display' },
  { id: 'yatra-one', family: 'Yatra One', category: 'display' },
  { id: 'zcool-kuaile', family: 'ZCOOL KuaiLe', category: 'display' },
  { id: 'instrument-sans', family: 'Instrument Sans', category: 'sans', weights: [400, 700], italics: [400] },
  { id: 'noto-sans-arabic', family: 'Noto Sans Arabic', category: 'sans', weights: [400, 700], main: 'arabic' },
  { id: 'noto-sans', family: 'Noto Sans', category: 'sans', weights: [400, 700], italics: [400] },
  { id: 'cairo', family: 'Cairo', category: 'sans', weights: [400, 700] },
  { id: 'chocolate-classical-sans', family: 'Chocolate Classical Sans', category: 'sans' },
  { id: 'gowun-dodum', family: 'Gowun Dodum', category: 'sans' },
  { id: 'kanit', family: 'Kanit', category: 'sans', weights: [400, 700], italics: [400] },
  { id: 'kosugi', family: 'Kosugi', category: 'sans' },
  { id: 'montserrat', family: 'Montserrat', category: 'sans', weights: [400, 700, 900], italics: [400] },
  { id: 'mukta', family: 'Mukta', category: 'sans', weights: [400, 700] },
  { id: 'nunito', family: 'Nunito', category: 'sans', weights: [400, 700], italics: [400] },
  { id: 'oswald', family: 'Oswald', category: 'sans', weights: [400, 700] },
  { id: 'poppins', family: 'Poppins', category: 'sans', weights: [400, 700], italics: [400] },
  { id: 'reem-kufi', family: 'Reem Kufi', category: 'sans', weights: [400, 700] },
  { id: 'rubik', family: 'Rubik', category: 'sans', weights: [400, 700, 900], italics: [400] },
  { id: 'playfair-display', family: 'Playfair Display', category: 'serif', weights: [400, 700], italics: [400] },
  { id: 'fraunces', family: 'Fraunces', category: 'serif', weights: [400, 700], italics: [400] },
  { id: 'dm-serif-display', family: 'DM Serif Display', category: 'serif', italics: [400] },
  { id: 'alegreya', family: 'Alegreya', category: 'serif', weights: [400, 700], italics: [400] },
  { id: 'amiri', family: 'Amiri', category: 'serif', weights: [400, 700], italics: [400] },
  { id: 'eb-garamond', family: 'EB Garamond', category: 'serif', weights: [400, 700], italics: [400] },
  { id: 'frank-ruhl-libre', family: 'Frank Ruhl Libre', category: 'serif', weights: [400, 700] },
  { id: 'lora', family: 'Lora', category: 'serif', weights: [400, 700], italics: [400] },
  { id: 'roboto-slab', family: 'Roboto Slab', category: 'serif', weights: [400, 700] },
  { id: 'zcool-xiaowei', family: 'ZCOOL XiaoWei', category: 'serif' },
  { id: 'pacifico', family: 'Pacifico', category: 'script' },
  { id: 'caveat', family: 'Caveat', category: 'script', weights: [400, 700] },
  { id: 'lobster', family: 'Lobster', category: 'script' },
  { id: 'amatic-sc', family: 'Amatic SC', category: 'script', weights: [400, 700] },
  { id: 'dancing-script', family: 'Dancing Script', category: 'script', weights: [400, 700] },
  { id: 'great-vibes', family: 'Great Vibes', category: 'script' },
  { id: 'itim', family: 'Itim', category: 'script' },
  { id: 'marck-script', family: 'Marck Script', category: 'script' },
  { id: 'permanent-marker', family: 'Permanent Marker', category: 'script' },
  { id: 'sacramento', family: 'Sacramento', category: 'script' },
  { id: 'satisfy', family: 'Satisfy', category: 'script' },
  { id: 'shadows-into-light', family: 'Shadows Into Light', category: 'script' },
  { id: 'sriracha', family: 'Sriracha', category: 'script' },
  { id: 'yusei-magic', family: 'Yusei Magic', category: 'script' },
  { id: 'space-mono', family: 'Space Mono', category: 'mono', weights: [400, 700] },
  { id: 'courier-prime', family: 'Courier Prime', category: 'mono', weights: [400, 700], italics: [400] },
  { id: 'jetbrains-mono', family: 'JetBrains Mono', category: 'mono', weights: [400, 700] },
  { id: 'special-elite', family: 'Special Elite', category: 'mono' },
  { id: 'vt323', family: 'VT323', category: 'mono' }
]

/** Families used only as fallbacks. */
const lending: readonly Family[] = [
  { id: 'noto-sans-armenian', family: 'Noto Sans Armenian', category: 'sans' },
  { id: 'noto-sans-bengali', family: 'Noto Sans Bengali', category: 'sans' },
  { id: 'noto-sans-georgian', family: 'Noto Sans Georgian', category: 'sans' },
  { id: 'noto-sans-hebrew', family: 'Noto Sans Hebrew', category: 'sans' },
  { id: 'noto-sans-khmer', family: 'Noto Sans Khmer', category: 'sans' },
  { id: 'noto-sans-lao', family: 'Noto Sans Lao', category: 'sans' },
  { id: 'noto-sans-tamil', family: 'Noto Sans Tamil', category: 'sans' },
  { id: 'noto-sans-thai', family: 'Noto Sans Thai', category: 'sans' },
  { id: 'noto-sans-symbols', family: 'Noto Sans Symbols', category: 'sans' },
  { id: 'noto-sans-symbols-2', family: 'Noto Sans Symbols 2', category: 'sans' },
  { id: 'noto-emoji', family: 'Noto Emoji', category: 'sans', main: '0' }
]

function facesOf({ id, family, category, weights = [400], italics = [], main = 'latin' }: Family): FontFace[] {
  const face = (weight: number, italic: boolean): FontFace => ({
    id: [id, ...(weight === 400 ? [] : [weight]), ...(italic ? ['italic'] : [])].join('-'),
    family,
    category,
    weight,
    italic,
    package: id,
    main
  })
  return [...weights.map((weight) => face(weight, false)), ...italics.map((weight) => face(weight, true))]
}

/** All faces that customers can choose, under the SIL Open Font License or the Apache License 2.0. */
export const fontCatalogue: readonly FontFace[] = offered.flatMap(facesOf)

/** All faces, including fallbacks. */
export const allFaces: readonly FontFace[] = [...fontCatalogue, ...lending.flatMap(facesOf)]

const byId = new Map(allFaces.map((face) => [face.id, face]))

export const faceOf = (id: string): FontFace | undefined => byId.get(id)

/** The face of another family with the same weight and style; undefined if there is none. */
export function alikeIn(id: string, other: string): FontFace | undefined {
  const [face, of] = [byId.get(id), byId.get(other)]
  return fontCatalogue.find(
    (one) => one.package === of?.package && one.weight === face?.weight && one.italic === face.italic
  )
}
