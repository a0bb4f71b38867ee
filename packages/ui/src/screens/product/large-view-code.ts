import { dialogCode } from '../../components/dialog/index.ts'
import { allOf, onDemand } from '../../on-demand/index.ts'

export const largeView = onDemand(() => import('./large-view.tsx'))

/** With the dialog it opens in. */
export const openingLarge = allOf(largeView, dialogCode)
