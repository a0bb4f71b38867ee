/** A category in the tree. Without a parent it is at the top. */
interface TreeCategory {
  slug: string
  parent?: string | null | undefined
}

/** Levels of categories. */
export const categoryLevelsMax = 3

/** A category and those above it, from the top; empty for an unknown one. */
export function categoryPath<Category extends TreeCategory>(
  categories: readonly Category[],
  slug: string | null | undefined
): Category[] {
  const path: Category[] = []
  let next = slug
  // Data of a cycle, which the server refuses, ends too.
  while (next != null && path.length < categoryLevelsMax) {
    const wanted = next
    const category = categories.find((one) => one.slug === wanted)
    if (!category) break
    path.unshift(category)
    next = category.parent
  }
  return path
}

/** Categories directly below one, or those at the top. */
export const childCategories = <Category extends TreeCategory>(
  categories: readonly Category[],
  parent: string | null
): Category[] => categories.filter((category) => (category.parent ?? null) === parent)

/** The categories and all below them. */
export const withSubcategories = <Category extends TreeCategory>(
  categories: readonly Category[],
  slugs: readonly string[]
): Category[] =>
  categories.filter(({ slug }) => categoryPath(categories, slug).some((above) => slugs.includes(above.slug)))

/** Categories in the order of the tree: each followed by those below it. */
export const inTreeOrder = <Category extends TreeCategory>(
  categories: readonly Category[],
  parent: string | null = null
): Category[] =>
  childCategories(categories, parent).flatMap((category) => [category, ...inTreeOrder(categories, category.slug)])

/** Whether a category may stand below another: neither it nor one below it, and within the levels. */
export function canBeBelow(categories: readonly TreeCategory[], slug: string, parent: string): boolean {
  const above = categoryPath(categories, parent)
  if (above.some((category) => category.slug === slug)) return false
  const own = categoryPath(categories, slug).length
  const deepest = Math.max(
    own,
    ...withSubcategories(categories, [slug]).map((below) => categoryPath(categories, below.slug).length)
  )
  return above.length + 1 + deepest - own <= categoryLevelsMax
}
