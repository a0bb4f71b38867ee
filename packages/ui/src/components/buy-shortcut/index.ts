export { BuyShortcut } from './buy-shortcut.tsx'
