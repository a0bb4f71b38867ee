export { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx'
export { Dialog, dialogModule, type DialogProps } from './dialog.tsx'
export { DialogStatus, type DialogStatusProps } from './dialog-status.tsx'
