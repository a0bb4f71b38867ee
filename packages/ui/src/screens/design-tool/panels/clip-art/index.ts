export { ClipArtPanel } from './clip-art-panel.tsx'
