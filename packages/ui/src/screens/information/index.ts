export { type AnswerGroup, answerGroups } from './answers.ts'
export { FaqScreen } from './faq-screen.tsx'
export { PrivacyScreen } from './privacy-screen.tsx'
export { TermsScreen } from './terms-screen.tsx'
