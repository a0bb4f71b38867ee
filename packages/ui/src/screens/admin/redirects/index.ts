export { Redirects } from './redirects.tsx'
export type { RedirectSave, RedirectSectionProps } from './types.ts'
