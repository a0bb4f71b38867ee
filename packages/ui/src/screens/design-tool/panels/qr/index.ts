export { QrPanel } from './qr-panel.tsx'
