import type { Category, ProductCard, Template } from '@motif/contract'
import type { Failure } from '../../failure/index.ts'
import type { SavedDesign } from '../my-designs/index.ts'

/** A designable product: the catalogue card with its largest print size, if known. */
export interface DesignableProduct extends ProductCard {
  /** URL of the editor. */
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
  /** Slug of the category filter; null for all. */
  category: string | null
  onCategoryChange: (choice: { category: string | null }) => void
  /** Templates in the shop's order. */
  templates: readonly Template[]
  /** Recent designs, newest first; the first four are shown. */
  drafts: readonly SavedDesign[]
}
