export { m } from './compiled/messages.js'
export { getLocale, overwriteGetLocale } from './compiled/runtime.js'
