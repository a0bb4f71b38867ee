import { dialogCode } from '../../components/dialog/index.ts'
import { onDemand } from '../../on-demand/index.ts'

/** With the dialog it opens in. */
export const largeView = onDemand(async () => {
  const [code] = await Promise.all([import('./large-view.tsx'), dialogCode.load()])
  return code
})
