import type { ComparedProducts } from '@motif/ui/components/compare-button'
import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { showFailureToast } from '../shell/show-failure-toast.ts'
import { comparedNow, subscribeToComparison } from './compared-products.ts'

/** What a press needs comes with the first sign of one: the page of a product does not carry it. */
const loadChange = () => import('./change-comparison.ts')

/** What is compared on this device, for the button on a product's page. */
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
