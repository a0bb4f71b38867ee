export { Motion, useComing } from './motion.tsx'
