import { toaster } from '@motif/ui/components/toaster'
import { expect, it, vi } from 'vitest'
import { mutateWithToast } from './mutate-with-toast.ts'

it.each([
  ['offers to undo a change', ['a'], { tone: 'good', canUndo: true }],
  ['offers nothing where nothing was changed', [], { tone: 'info', canUndo: false }]
])('%s', async (_, added, told) => {
  const shown: object[] = []
  const stop = toaster.connect(({ tone, action }) => void shown.push({ tone, canUndo: action !== undefined }))
  const list = { mutate: vi.fn(async () => undefined) }
  const undo = async () => undefined
  await mutateWithToast(
    list,
    async () => added,
    'Told',
    ({ length }) => (length === 0 ? null : undo)
  )
  stop()
  expect([shown, list.mutate.mock.calls.length]).toEqual([[told], 1])
})
