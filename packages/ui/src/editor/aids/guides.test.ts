import type { Editor, StageAids } from '@motif/design'
import { expect, it, onTestFinished } from 'vitest'
import { type ToastContent, toaster } from '../../components/toaster/index.ts'
import { removeGuide, setGuides } from './guides.ts'

it('brings a guide that was removed back to its place, from the message that says so', () => {
  let aids: Partial<StageAids> = {}
  const cell = { getSnapshot: () => aids, set: (next: StageAids) => (aids = next) }
  const editor = { aids: cell } as unknown as Editor
  const shown: ToastContent[] = []
  onTestFinished(toaster.connect((content) => shown.push(content)))
  const guides = [10, 20, 30].map((at) => ({ axis: 'x' as const, at }))
  aids = { guides: { front: guides } }

  removeGuide(editor, 'front', 1)
  expect(aids.guides).toEqual({ front: [guides[0], guides[2]] })
  const moved = { axis: 'x' as const, at: 12 }
  setGuides(editor, 'front', [moved, { axis: 'x', at: 30 }])
  shown.at(-1)?.action?.onAct()
  expect(aids.guides).toEqual({ front: [moved, guides[1], guides[2]] })
})
