export { ShapesPanel } from './shapes-panel.tsx'
