export { Appear } from './appear.tsx'
export { Fold, type Phase, useFolds } from './fold.tsx'
export { Motion, useComing } from './motion.tsx'
