import { getLocale, m } from '@motif/messages'

/** The name of a language of products, by its code. */
export function languageName(code: string): string {
  if (code === 'other') return m.admin_settings_language_other()
  try {
    return new Intl.DisplayNames(getLocale(), { type: 'language' }).of(code) ?? code
  } catch {
    // Values of a newer version may be no code.
    return code
  }
}
