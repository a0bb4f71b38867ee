export { TemplatesPanel } from './templates-panel.tsx'
