export { ChangeProductDialog } from './change-product-dialog.tsx'
export type { ChangeProductDialogProps } from './types.ts'
