export { GuidesPanel } from './guides-panel.tsx'
