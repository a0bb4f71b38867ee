import { saveProgress } from './progress.ts'

/** Fills in the e-mail of somebody who is led to `/register`. */
export const prefillRegistration = (email: string): void => saveProgress('registration', { step: 'form', email })
