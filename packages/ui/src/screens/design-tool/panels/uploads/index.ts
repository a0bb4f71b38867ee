export { UploadsPanel } from './uploads-panel.tsx'
