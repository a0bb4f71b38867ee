import { lazyModule } from '../../lazy-module/index.ts'

/** Loaded after the page. */
export const animateModule = lazyModule(() => import('./animate.tsx'))
