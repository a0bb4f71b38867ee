export { Sheet, sheetModule, type SheetProps } from './sheet.tsx'
