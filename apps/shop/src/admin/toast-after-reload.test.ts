import { toaster } from '@motif/ui/components/toaster'
import { afterEach, expect, it, vi } from 'vitest'
import { reloadWithToast, showToastOfReload } from './toast-after-reload.ts'

afterEach(() => vi.unstubAllGlobals())

it('shows a toast on the page after the reload, once, and not before it', () => {
  const reload = vi.fn()
  vi.stubGlobal('location', { reload })
  const shown: string[] = []
  const stop = toaster.connect(({ title }) => void shown.push(title))
  showToastOfReload()
  reloadWithToast('Saved')
  expect([reload.mock.calls.length, shown]).toEqual([1, []])
  showToastOfReload()
  showToastOfReload()
  expect(shown).toEqual(['Saved'])
  stop()
})
