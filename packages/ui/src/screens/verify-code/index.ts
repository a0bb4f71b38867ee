export { VerifyCodeScreen, type VerifyCodeScreenProps } from './verify-code-screen.tsx'
