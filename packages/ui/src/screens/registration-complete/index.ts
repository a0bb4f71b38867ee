export { RegistrationCompleteScreen, type RegistrationCompleteScreenProps } from './registration-complete-screen.tsx'
