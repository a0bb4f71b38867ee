import type { Product } from '@motif/contract'
import type { HeroProduct } from './types.ts'

/** What the hero needs of a product: blanks of its first print area by colour. Undefined where nothing can be printed. */
export function heroProductOf({ slug, name, price, options, blanks, printAreas: [area] }: Product): HeroProduct | undefined {
  if (!area) return undefined
  const values = options.flatMap((option) => option.values)
  const colours = blanks
    .filter((blank) => blank.area === area.id)
    .flatMap(({ colour, image }) => {
      const value = values.find((known) => known.value === colour)
      return value ? [{ ...value, image }] : []
    })
  return colours.length > 0 ? { slug, name, price, colours, area: area.view } : undefined
}
