export { SignInsSheet, type SignInsSheetProps } from './sign-ins-sheet.tsx'
export { SignInsPanel, type SignInsPanelProps } from './sign-ins-panel.tsx'
