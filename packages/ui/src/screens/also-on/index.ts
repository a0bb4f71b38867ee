export { AlsoOnDialog } from './also-on-dialog.tsx'
export type { AlsoOnDialogProps, OfferedCopy } from './types.ts'
