import { productPicture } from '../../apps/api/src/modules/catalogue/index.ts'
import { categories, kinds } from './kinds.ts'
import { randomFrom } from './random.ts'
import { endings, moods, openings, opinions, people, subjects, turns } from './phrases.ts'

/** Rows of a product by table. */
export interface ProductRows {
  products: object[]
  product_options: object[]
  option_values: object[]
  variants: object[]
  print_areas: object[]
  product_pictures: object[]
  price_tiers: object[]
  reviews: object[]
}

/** Id prefix of generated products. */
export const idPrefix = 'fill-'

const categoryNames = new Map(categories.map(({ slug, name }) => [slug, name]))

/** Of products that are printed on demand. */
const customisableShare = 0.4

/** They stand behind the demonstration shop's own. */
const firstPlace = 1000

const newest = Date.UTC(2026, 10, 1)
const day = 86_400_000
const dayBefore = (days: number) => new Date(newest - days * day).toISOString().slice(0, 10)

const slugOf = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
    .replaceAll(' ', '-')

/** Product number `index`, deterministic. */
export function rowsOf(index: number): ProductRows {
  const random = randomFrom(index)
  const kind = random.pick(kinds)
  const id = `${idPrefix}${String(index).padStart(8, '0')}`
  const name = [
    random.pick(moods),
    random.pick(subjects),
    ...(random.next() < 0.4 ? [random.pick(turns)] : []),
    random.pick(kind.nouns)
  ].join(' ')
  const material = random.pick(kind.materials)
  const colours = random.some(kind.colours, random.whole(1, Math.min(5, kind.colours.length)))
  const seconds = random.some(kind.second.values, random.whole(kind.seconds[0], kind.seconds[1]))
  const isCustomisable = random.next() < customisableShare
  const price = Math.round(random.whole(kind.price[0], kind.price[1]) / 50) * 50
  const slug = `${slugOf(name)}-${index}`
  const said = random.next() < 0.45 ? 0 : Math.floor(random.next() ** 3 * 14) + 1
  const described = kind.areas.map((area) => ({ ...area, sizes: (area.sizes ?? []).map((size) => ({ ...size })) }))
  const pictured = colours.flatMap((colour) => [
    ...kind.views.map((view) => ({ kind: 'gallery', colour, view, area: null })),
    ...(isCustomisable ? kind.areas : []).map((area) => ({ kind: 'blank', colour, view: area.view, area: area.id }))
  ])
  return {
    products: [
      {
        id,
        slug,
        name,
        category: kind.category,
        description: `${random.pick(openings)} ${material}, in ${colours.map(({ label }) => label.toLowerCase()).join(', ')}. ${random.pick(endings)}`,
        details: [{ name: 'Material', value: material }],
        views: kind.views,
        is_customisable: isCustomisable,
        tax_class: kind.taxClass ?? 'standard',
        weight_grams: kind.weightGrams,
        featured: firstPlace + index,
        since: dayBefore(random.whole(0, 1400)),
        keywords: [
          categoryNames.get(kind.category),
          material,
          ...colours.map(({ label }) => label),
          ...seconds.map(({ label }) => label)
        ].join(' ')
      }
    ],
    product_options: [
      { product_id: id, id: 'colour', name: 'Colour', position: 0 },
      { product_id: id, id: kind.second.id, name: kind.second.name, position: 1 }
    ],
    option_values: [
      ...colours.map(({ value, label, swatch }, position) => ({
        product_id: id,
        option_id: 'colour',
        value,
        label,
        swatch,
        position
      })),
      ...seconds.map(({ value, label }, position) => ({
        product_id: id,
        option_id: kind.second.id,
        value,
        label,
        position
      }))
    ],
    variants: colours
      .flatMap((colour) => seconds.map((second, place) => ({ colour, second, place })))
      .map(({ colour, second, place }, position) => ({
        id: `${id}-${position}`,
        product_id: id,
        sku: `F${index}-${colour.value}-${second.value}`.toUpperCase(),
        options: { colour: colour.value, [kind.second.id]: second.value },
        price: price + place * 100,
        on_hand: random.next() < 0.12 ? 0 : random.whole(1, 80),
        reserved: 0,
        soft: 0,
        is_withdrawn: false,
        position
      })),
    print_areas: described.map(
      ({ id: area, name: areaName, widthMm, heightMm, bleedMm, safeMm, sizes, view }, position) => ({
        product_id: id,
        id: area,
        name: areaName,
        width_mm: widthMm,
        height_mm: heightMm,
        bleed_mm: bleedMm,
        safe_mm: safeMm,
        sizes,
        view,
        position
      })
    ),
    product_pictures: pictured.map(({ kind: use, colour, view, area }, position) => ({
      product_id: id,
      position,
      kind: use,
      colour: colour.value,
      view,
      area,
      picture: productPicture({ name, areas: kind.areas, colour, view })
    })),
    price_tiers: isCustomisable
      ? [10, 25].map((quantity, step) => ({ product_id: id, quantity, percent_off: 8 + step * 6 }))
      : [],
    reviews: Array.from({ length: said }, (_, place) => ({
      id: `${id}-${place}`,
      product_id: id,
      author: `${random.pick(people)} ${String.fromCodePoint(65 + random.whole(0, 25))}.`,
      ...random.pick(opinions),
      date: dayBefore(random.whole(0, 700))
    }))
  }
}
