import type { ComparedProducts } from '@motif/ui/components/compare-button'
import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { showFailureToast } from '../shell/show-failure-toast.ts'
import { comparedNow, subscribeToComparison } from './compared-products.ts'

/** Loaded on intent: product pages do not include it. */
const loadChange = () => import('./change-comparison.ts')

/** The comparison of this device, for the product page's button. */
export function useCompared(): ComparedProducts {
  const navigate = useNavigate()
  return useMemo(
    () => ({
      get: comparedNow,
      subscribe: subscribeToComparison,
      prepare: () => void loadChange().catch(() => undefined),
      onToggle: (change) =>
        void loadChange().then(
          ({ changeComparison }) => changeComparison(change, (href) => void navigate(href)),
          showFailureToast
        )
    }),
    [navigate]
  )
}
