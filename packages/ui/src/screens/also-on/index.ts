export { AlsoOnDialog } from './also-on-dialog.tsx'
export type { AllOutcome, AlsoOnDialogProps, CopyToAdd, OfferedCopy } from './types.ts'
