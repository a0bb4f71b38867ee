export { type Line, LineItem, type LineItemProps } from './line-item.tsx'
export { LineButtonWords } from './line-button-words.tsx'
export { LineList } from './line-list.tsx'
