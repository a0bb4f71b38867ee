/** Maximum copies per action. */
const copiesAtOnce = 3

interface Designable {
  slug: string
  name: string
  category: string
}

/**
 * Products for copies of a design: one per category first, in the shop's order, other than its own category. `own` is its
 * product, with the category if it is not among the products. `readyMade`: products sold with the design, whose
 * categories are left out.
 */
export function productsForCopies<Product extends Designable>(
  products: readonly Product[],
  own: { slug: string; category?: string },
  readyMade: readonly Pick<Designable, 'category'>[] = []
): Product[] {
  const kind = own.category ?? products.find(({ slug }) => slug === own.slug)?.category
  const sold = new Set(readyMade.map(({ category }) => category))
  const others = products.filter(({ slug, category }) => slug !== own.slug && !sold.has(category))
  const isFirstOfKind = ({ category }: Product, index: number) =>
    category !== kind && others.findIndex((one) => one.category === category) === index
  const firsts = others.filter(isFirstOfKind)
  return [...firsts, ...others.filter((product) => !firsts.includes(product))].slice(0, copiesAtOnce)
}
