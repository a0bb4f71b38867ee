export { FileLink } from './file-link.tsx'
export { Link } from './link.tsx'
export { onPlainPress } from './on-plain-press.ts'
