export { TeamPanel } from './team-panel.tsx'
