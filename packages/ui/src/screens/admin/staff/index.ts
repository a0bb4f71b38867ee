export { Staff } from './staff.tsx'
export type { NewInvitation } from './types.ts'
