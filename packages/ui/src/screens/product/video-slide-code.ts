import { lazyModule } from '../../lazy-module/index.ts'

export const videoSlide = lazyModule(() => import('./video-slide.tsx'))
