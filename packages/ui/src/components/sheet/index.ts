export { Sheet, sheetCode, type SheetProps } from './sheet.tsx'
