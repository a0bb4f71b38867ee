import { dialogModule } from '../../components/dialog/index.ts'
import { loadTogether, lazyModule } from '../../lazy-module/index.ts'

export const largeView = lazyModule(() => import('./large-view.tsx'))

/** Also loads its dialog. */
export const openingLarge = loadTogether(largeView, dialogModule)
