export { LiveStrip } from './live-strip.tsx'
export { PreviewDialog } from './preview-dialog.tsx'
