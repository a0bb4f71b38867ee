export { FileLink } from './file-link.tsx'
export { Link } from './link.tsx'
export { onPlainClick } from './on-plain-click.ts'
