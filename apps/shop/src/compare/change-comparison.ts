import { comparisonHref, comparisonLimits } from '@motif/contract/comparison-rules'
import { m } from '@motif/messages'
import { toaster } from '@motif/ui/components/toaster'
import { comparedNow, storeComparison, readStoredComparison } from './compared-products.ts'
import { withoutProduct, withProduct } from './stored-comparison.ts'

interface Change {
  slug: string
  name: string
  isCompared: boolean
}

/** Toggles a product in the comparison, with a toast that links to it. A fifth product is refused. */
export function changeComparison({ slug, name, isCompared }: Change, open: (href: string) => void): void {
  const kept = readStoredComparison()
  const changed = isCompared
    ? withProduct(kept, { slug, addedAt: new Date().toISOString() })
    : withoutProduct(kept, slug)
  if (changed) storeComparison(changed)
  const slugs = comparedNow()
  const count = slugs.length
  const action =
    count > 1 ? { label: m.compare_open_action({ count }), onAct: () => open(comparisonHref({ slugs })) } : undefined
  const { productsMax: max } = comparisonLimits
  toaster.show({
    about: 'comparison',
    ...(changed === undefined
      ? { tone: 'warn', title: m.compare_full({ max }) }
      : { title: isCompared ? m.compare_added({ product: name }) : m.compare_removed({ product: name }) }),
    ...(changed && isCompared && count === 1 && { description: m.compare_added_first() }),
    ...(action && { action })
  })
}
