export { Synonyms } from './synonyms.tsx'
