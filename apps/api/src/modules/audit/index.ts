/** Writing down what staff did. */
export { audit } from './audit.ts'
