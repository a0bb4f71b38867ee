export { Redirects } from './redirects.tsx'
