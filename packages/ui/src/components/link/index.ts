export { Link } from './link.tsx'
export { onPlainPress } from './on-plain-press.ts'
