export { BrandKitDialog, type BrandKitDialogProps } from './brand-kit-dialog.tsx'
export { BrandKitView } from './brand-kit-view.tsx'
