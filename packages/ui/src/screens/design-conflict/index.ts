export { ConflictDialog, type ConflictDialogProps } from './conflict-dialog.tsx'
