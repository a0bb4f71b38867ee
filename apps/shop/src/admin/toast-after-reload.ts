import { toaster } from '@motif/ui/components/toaster'
import { tabStorage } from '../services/tab-storage.ts'

const key = 'toast-after-reload'

/** Reloads the page. The next one shows the toast. */
export function reloadWithToast(title: string): void {
  tabStorage.setItem(key, title)
  location.reload()
}

/** Shows the toast that the page before a reload left, once. */
export function showToastOfReload(): void {
  const title = tabStorage.getItem(key)
  if (title === null) return
  tabStorage.removeItem(key)
  toaster.show({ tone: 'good', title })
}
