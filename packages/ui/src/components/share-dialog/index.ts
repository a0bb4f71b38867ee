export { CopyLinkButton, LinkField } from './link-parts.tsx'
export { ShareDialog, type ShareDialogProps } from './share-dialog.tsx'
