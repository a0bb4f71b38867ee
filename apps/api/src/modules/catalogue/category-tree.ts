import { categoryPath } from '@motif/contract/category-rules'
import { sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { categories } from './tables.ts'

const [above, top] = [alias(categories, 'above'), alias(categories, 'top')]

/** The names of a category and of those above it, such as `Clothes > Shirts`. */
export const categoryPathText = sql<string>`concat_ws(' > ',
  (select ${top.name} from ${categories} above join ${categories} top on ${top.slug} = ${above.parent} where ${above.slug} = ${categories.parent}),
  (select ${above.name} from ${categories} above where ${above.slug} = ${categories.parent}), ${categories.name})`

/** Products by slug of the category, those below it included. A product is in one category, so the sum counts each once. */
export function countsOfTree<Category extends { slug: string; parent: string | null }>(
  categories: readonly Category[],
  countOf: (category: Category) => number
): Map<string, number> {
  const counts = new Map<string, number>()
  for (const category of categories) {
    const count = countOf(category)
    for (const { slug } of categoryPath(categories, category.slug)) counts.set(slug, (counts.get(slug) ?? 0) + count)
  }
  return counts
}
