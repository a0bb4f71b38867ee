export { Staff } from './staff.tsx'
export type { NewInvitation, StaffSectionProps } from './types.ts'
