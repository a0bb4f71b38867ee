import type { PageSettings } from '@motif/contract'
import { useSWRConfig } from 'swr'

/** The settings travel with the answers of the first page, under this name. */
export const settingsKey = 'settings'

/** How the server is set up, for screens; the same on the server and in the browser. */
export const useSettings = (): PageSettings => (useSWRConfig().fallback[settingsKey] as PageSettings | undefined) ?? {}

/** The same outside of screens. */
export function readSettings(): PageSettings {
  const answers = JSON.parse(document.getElementById('answers')?.textContent ?? '{}') as {
    [settingsKey]?: PageSettings
  }
  return answers[settingsKey] ?? {}
}
