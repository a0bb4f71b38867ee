export { StaffInvitationScreen, type StaffInvitationScreenProps } from './staff-invitation-screen.tsx'
