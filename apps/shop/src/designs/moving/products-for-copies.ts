/** Maximum copies per action. */
const copiesAtOnce = 3

interface Designable {
  slug: string
  name: string
  category: string
}

/**
 * Products for copies of a design: one per category first, in the shop's order, other than its own category. `own` is its
 * product, with the category if it is not among the products.
 */
export function productsForCopies<Product extends Designable>(
  products: readonly Product[],
  own: { slug: string; category?: string }
): Product[] {
  const kind = own.category ?? products.find(({ slug }) => slug === own.slug)?.category
  const others = products.filter(({ slug }) => slug !== own.slug)
  const isFirstOfKind = ({ category }: Product, index: number) =>
    category !== kind && others.findIndex((one) => one.category === category) === index
  const firsts = others.filter(isFirstOfKind)
  return [...firsts, ...others.filter((product) => !firsts.includes(product))].slice(0, copiesAtOnce)
}
