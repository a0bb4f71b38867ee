import type { DemoCatalogue, DemoColour, DemoProduct } from '../../../demo/types.ts'

type Colours = Readonly<Record<string, string>>

interface Goods {
  /** Name of each category, by slug. */
  categories: Readonly<Record<string, string>>
  /** Swatch of each colour, by its label. */
  colours: Colours
  /** Slug, name, category, description, and labels of colours. */
  products: readonly (readonly [
    slug: string,
    name: string,
    category: string,
    description: string,
    ...colours: string[]
  ])[]
}

const colourOf = (label: string, swatch = '#888888'): DemoColour => ({
  value: swatch.slice(1).toLowerCase(),
  label,
  swatch
})

/** A catalogue of plain products. */
export function catalogueOf({ categories, colours, products }: Goods): DemoCatalogue {
  return {
    categories: Object.entries(categories).map(([slug, name]) => ({ slug, name, description: name })),
    products: products.map(([slug, name, category, description, ...labels], featured): DemoProduct => ({
      slug,
      name,
      category,
      description,
      details: [],
      colours: labels.map((label) => colourOf(label, colours[label])),
      price: 1900,
      stock: () => 5,
      views: ['tshirt-front'],
      printAreas: [],
      isCustomisable: false,
      featured,
      since: '2026-01-01',
      reviews: []
    }))
  }
}
