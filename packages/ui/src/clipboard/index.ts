export { useCopied } from './use-copied.ts'
