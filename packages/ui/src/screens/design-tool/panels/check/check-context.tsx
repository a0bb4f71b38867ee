import type { DesignDocument, Finding, FontSet, PrintAreaSpec, UploadSizes } from '@motif/design'
import { createContext, use, useCallback, useEffect, useRef, useState } from 'react'
import { useEditor, useEditorState, useFonts, useObservable } from '../../../../editor/index.ts'

/** Quiet time after a change before the design is looked at again, in milliseconds. */
const pause = 300

type NamedArea = PrintAreaSpec & { name: string }

export interface Check {
  /** Sides of the goods. */
  areas: readonly NamedArea[]
  findings: readonly Finding[]
  /** The way to the cart was asked for and waits for what is decided here. */
  isAsked: boolean
  /** Findings the person wants to be printed so, by `nameOf`. */
  confirmed: ReadonlySet<string>
  onConfirm: (finding: Finding, isConfirmed: boolean) => void
  /** To the cart, as far as nothing stands against it. */
  ask: () => Promise<void>
  goOn: () => void
}

export const CheckContext = createContext<Check | undefined>(undefined)

export function useCheck(): Check {
  const check = use(CheckContext)
  if (check === undefined) throw new Error('The check before print stands outside of the design tool.')
  return check
}

/** The same finding of the same thing, in the same measure. */
export const nameOf = (finding: Finding): string => JSON.stringify(finding)

interface CheckOptions {
  areas: readonly NamedArea[]
  ground: string | undefined
  /** There is something to be looked at first. */
  onFound: () => void
  /** Nothing stands against it, or not any more. */
  onClear: () => void
}

/** Looks at the design a moment after each change, and once more when it is to go into the cart. */
export function useCheckOf({ areas, ground, onFound, onClear }: CheckOptions): Check {
  const { store, fonts: fontCell, uploadSizes, send } = useEditor()
  const document = useEditorState((state) => state.document)
  const fonts = useFonts()
  const sizes = useObservable(uploadSizes, (value) => value)
  const [findings, setFindings] = useState<readonly Finding[]>([])
  const [isAsked, setAsked] = useState(false)
  const [confirmed, setConfirmed] = useState<ReadonlySet<string>>(new Set())
  // What was gone on with once is not asked about again.
  const accepted = useRef(new Set<string>())

  const see = useCallback(
    async (now: DesignDocument, set: FontSet | undefined, known: UploadSizes): Promise<readonly Finding[]> => {
      const { look } = await import('./look.ts')
      return set ? look(now, { areas, fonts: set, sizes: known, ground }) : []
    },
    [areas, ground]
  )

  useEffect(() => {
    let isCurrent = true
    const timer = setTimeout(() => {
      // Out of reach, it is looked at with the next change.
      void see(document, fonts, sizes).then((found) => (isCurrent ? setFindings(found) : undefined), () => {})
    }, pause)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [see, document, fonts, sizes])

  const ask = async () => {
    send({ type: 'DONE' })
    // What cannot be looked at here the shop looks at.
    const found = await see(store.getSnapshot().document, fontCell.getSnapshot(), uploadSizes.getSnapshot()).catch((): readonly Finding[] => [])
    setFindings(found)
    if (found.every((finding) => finding.severity !== 'error' && accepted.current.has(nameOf(finding)))) return onClear()
    setAsked(true)
    onFound()
  }
  const onConfirm = (finding: Finding, isConfirmed: boolean) =>
    setConfirmed((all) => {
      const next = new Set(all)
      if (isConfirmed) next.add(nameOf(finding))
      else next.delete(nameOf(finding))
      return next
    })
  const goOn = () => {
    for (const finding of findings) accepted.current.add(nameOf(finding))
    setAsked(false)
    onClear()
  }
  return { areas, findings, isAsked, confirmed, onConfirm, ask, goOn }
}
