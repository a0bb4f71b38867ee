export { CutoutDialog } from './cutout-dialog.tsx'
