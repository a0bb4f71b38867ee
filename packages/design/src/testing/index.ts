export { arbitraryDocument, arbitraryNodes } from './arbitrary-document.ts'
export { type Reference, referenceArea, references } from './reference.ts'
