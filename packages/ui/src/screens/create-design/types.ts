import type { Category, ProductCard, Template } from '@motif/contract'
import type { Failure } from '../../failure/index.ts'
import type { SavedDesign } from '../my-designs/index.ts'

/** Products that can be designed. The card of the catalogue, with the size of its largest print where known. */
export interface DesignableProduct extends ProductCard {
  /** Where its design tool opens. */
  href: string
  printSize?: { widthMm: number; heightMm: number }
}

export interface CreateDesignScreenProps {
  products?: readonly DesignableProduct[] | undefined
  /** @default false */
  isLoading?: boolean
  failure?: Failure | undefined
  onRetry: () => void
  categories: readonly Pick<Category, 'slug' | 'name'>[]
  /** Slug of the category shown; null shows everything. */
  category: string | null
  onCategoryChange: (choice: { category: string | null }) => void
  /** Templates to begin with, in the shop's order. */
  templates: readonly Template[]
  /** Designs to go on with, newest first; the first four are shown. */
  drafts: readonly SavedDesign[]
}
