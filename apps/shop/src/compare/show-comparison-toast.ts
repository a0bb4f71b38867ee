import { comparisonHref, comparisonLimits } from '@motif/contract/comparison-rules'
import { m } from '@motif/messages'
import { toaster } from '@motif/ui/components/toaster'
import { comparedNow } from './compared-products.ts'

interface Toggled {
  name: string
  isCompared: boolean
  /** The comparison had no room. */
  isRefused: boolean
}

/** Says what a toggle did, with a link to the comparison. */
export function showComparisonToast({ name, isCompared, isRefused }: Toggled, open: (href: string) => void): void {
  const slugs = comparedNow()
  const count = slugs.length
  const action =
    count > 1 ? { label: m.compare_open_action({ count }), onAct: () => open(comparisonHref({ slugs })) } : undefined
  const { productsMax: max } = comparisonLimits
  toaster.show({
    about: 'comparison',
    ...(isRefused
      ? { tone: 'warn', title: m.compare_full({ max }) }
      : { title: isCompared ? m.compare_added({ product: name }) : m.compare_removed({ product: name }) }),
    ...(!isRefused && isCompared && count === 1 && { description: m.compare_added_first() }),
    ...(action && { action })
  })
}
