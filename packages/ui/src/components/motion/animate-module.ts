import { lazyModule } from '../../lazy-module/index.ts'

/** Loaded after the page. */
export const foldingModule = lazyModule(() => import('./animate.tsx'))
