export { Inspector } from './inspector.tsx'
