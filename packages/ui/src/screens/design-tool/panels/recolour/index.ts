export { RecolourPanel } from './recolour-panel.tsx'
