export { Appear } from './appear.tsx'
export { Collapse, type Phase, useIsCollapseAnimated } from './collapse.tsx'
export { Motion, useEnterExit } from './motion.tsx'
