export { ContactScreen, type ContactScreenProps, type ContactTopic } from './contact-screen.tsx'
