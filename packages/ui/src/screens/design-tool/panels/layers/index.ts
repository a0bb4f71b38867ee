export { LayersPanel } from './layers-panel.tsx'
