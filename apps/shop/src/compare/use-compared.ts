import type { ComparedProducts } from '@motif/ui/components/compare-button'
import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { showFailureToast } from '../shell/show-failure-toast.ts'
import { changeComparison, comparedNow, subscribeToComparison } from './compared-products.ts'

/** Loaded on intent: product pages do not include it. */
const loadToast = () => import('./show-comparison-toast.ts')

/** The comparison of this device, for the product page's button. */
export function useCompared(): ComparedProducts {
  const navigate = useNavigate()
  return useMemo(
    () => ({
      get: comparedNow,
      subscribe: subscribeToComparison,
      prepare: () => void loadToast().catch(() => undefined),
      onToggle: (change) => {
        // At once: another press while the toast's code loads toggles back.
        const isRefused = !changeComparison(change)
        void loadToast().then(
          ({ showComparisonToast }) => showComparisonToast({ ...change, isRefused }, (href) => void navigate(href)),
          isRefused ? showFailureToast : () => undefined
        )
      }
    }),
    [navigate]
  )
}
