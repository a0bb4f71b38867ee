export { outlineOf } from '../geometry/outline.ts'
export { isSample } from '../preflight/sample-words.ts'
export { arbitraryDocument, arbitraryNodes } from './arbitrary-document.ts'
export { type Reference, referenceArea, references } from './reference.ts'
