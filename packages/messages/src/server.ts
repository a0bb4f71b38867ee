export { m } from './compiled-server/messages.js'
export {
  type Locale,
  baseLocale,
  extractLocaleFromHeader,
  locales,
  overwriteGetLocale
} from './compiled-server/runtime.js'
