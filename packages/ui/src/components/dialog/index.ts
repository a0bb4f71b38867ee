export { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx'
export { Dialog, dialogCode, type DialogProps } from './dialog.tsx'
export { DialogStatus, type DialogStatusProps } from './dialog-status.tsx'
