export type { ContactTopic } from './contact-form.tsx'
export { ContactScreen, type ContactScreenProps } from './contact-screen.tsx'
