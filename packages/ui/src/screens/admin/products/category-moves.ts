import type { AdminCategory } from '@motif/contract'
import { canBeBelow, childCategories } from '@motif/contract/category-rules'
import type { DragEvent } from 'react'
import type { ProductSectionsProps } from './types.ts'

export type CategoryMove = Parameters<ProductSectionsProps['onChangeCategory']>[0]

/** Before a row at its level, or below its category. */
export type DropPlace = 'before' | 'below'

/** The upper half of a row is before it, the lower half below its category. */
export function dropPlaceOf({ currentTarget, clientY }: DragEvent): DropPlace {
  const { top, height } = currentTarget.getBoundingClientRect()
  return clientY < top + height / 2 ? 'before' : 'below'
}

/** The change that a drop means; undefined if the category cannot stand there. */
export function droppedAt(
  categories: readonly AdminCategory[],
  slug: string,
  target: AdminCategory,
  place: DropPlace
): CategoryMove | undefined {
  const dragged = categories.find((category) => category.slug === slug)
  const parent = place === 'below' ? target.slug : target.parent
  if (!dragged || slug === target.slug) return undefined
  if (parent !== null && !canBeBelow(categories, slug, parent)) return undefined
  const others = categories.filter((category) => category.slug !== slug)
  return {
    slug,
    name: dragged.name,
    description: dragged.description,
    parent,
    position: place === 'below' ? others.length : others.indexOf(target)
  }
}

/** The change that moves a category up or down among its siblings; undefined at the end. */
export function movedBy(
  categories: readonly AdminCategory[],
  { slug, name, description, parent }: AdminCategory,
  by: 1 | -1
): CategoryMove | undefined {
  const siblings = childCategories(categories, parent)
  const sibling = siblings[siblings.findIndex((category) => category.slug === slug) + by]
  return sibling && { slug, name, description, position: categories.indexOf(sibling) }
}

/** The category above one, its number among its siblings, and their count. */
export function placeOf(categories: readonly AdminCategory[], { slug, parent }: AdminCategory) {
  const siblings = childCategories(categories, parent)
  return {
    above: categories.find((category) => category.slug === parent),
    number: siblings.findIndex((category) => category.slug === slug) + 1,
    count: siblings.length
  }
}
