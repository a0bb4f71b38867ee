export { ConfirmFindingsDialog, type ConfirmFindingsDialogProps, withChoice } from './confirm-findings-dialog.tsx'
export { FindingsToConfirm, type FindingsToConfirmProps } from './findings-to-confirm.tsx'
export { sentenceOfDesignFinding } from './sentences.ts'
