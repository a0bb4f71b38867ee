import { onDemand } from '../../on-demand/index.ts'

export const videoSlide = onDemand(() => import('./video-slide.tsx'))
