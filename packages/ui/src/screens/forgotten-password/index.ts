export { ForgottenPasswordScreen, type ForgottenPasswordScreenProps } from './forgotten-password-screen.tsx'
