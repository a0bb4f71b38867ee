export { NewPasswordScreen, type NewPasswordScreenProps } from './new-password-screen.tsx'
