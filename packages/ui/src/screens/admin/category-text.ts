import { categoryPath } from '@motif/contract/category-rules'

export interface NamedCategory {
  slug: string
  name: string
  parent?: string | null | undefined
}

/** The names of a category and those above it, such as `Clothes › Shirts`; the slug of an unknown one. */
export const categoryText = (categories: readonly NamedCategory[], slug: string): string =>
  categoryPath(categories, slug)
    .map(({ name }) => name)
    .join(' › ') || slug
