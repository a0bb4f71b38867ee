import { saveProgress } from './progress.ts'

/** Prefills the e-mail at `/register`. */
export const prefillRegistration = (email: string): void => saveProgress('registration', { step: 'form', email })
