import type { PageSettings } from '@motif/contract'
import { useSWRConfig } from 'swr'

/** Data key of the settings, which are embedded in every page. */
export const settingsKey = 'settings'

/** The server's settings for screens; the same on server and browser. */
export const useSettings = (): PageSettings => (useSWRConfig().fallback[settingsKey] as PageSettings | undefined) ?? {}

/** The settings outside of components. */
export function readSettings(): PageSettings {
  const answers = JSON.parse(document.getElementById('answers')?.textContent ?? '{}') as {
    [settingsKey]?: PageSettings
  }
  return answers[settingsKey] ?? {}
}
