export { Designs } from './designs.tsx'
export { isDesignPart } from './types.ts'
