import { onDemand } from '../../on-demand/index.ts'

/** What folds and what appears comes after the page. */
export const foldingCode = onDemand(() => import('./folding.tsx'))
