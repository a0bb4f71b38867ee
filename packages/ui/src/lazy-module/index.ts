export {
  type LazyModule,
  loadTogether,
  lazyModule,
  preloadOnIntent,
  useLazyModule,
  useLazyModuleOnceOpen
} from './lazy-module.ts'
