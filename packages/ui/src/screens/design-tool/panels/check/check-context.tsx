import type { DesignDocument, FontSet, PrintAreaSpec, TeamFinding, UploadSizes } from '@motif/design'
import { createContext, use, useCallback, useEffect, useRef, useState } from 'react'
import { useEditor, useEditorState, useFonts, useObservable } from '../../../../editor/index.ts'

/** Quiet time after a change before the design is looked at again, in milliseconds. */
const pause = 300

type NamedArea = PrintAreaSpec & { name: string }

/** What is to go into the cart: pieces of the design, or one for each of its team. */
type Wanted = 'design' | 'team'

export interface Check {
  /** Sides of the goods. */
  areas: readonly NamedArea[]
  findings: readonly TeamFinding[]
  /** The way to the cart was asked for and waits for what is decided here. */
  isAsked: boolean
  /** Findings the person wants to be printed so, by `nameOf`. */
  confirmed: ReadonlySet<string>
  onConfirm: (finding: TeamFinding, isConfirmed: boolean) => void
  /** To the cart, as far as nothing stands against it. */
  ask: (wanted: Wanted) => Promise<void>
  goOn: () => void
  /** Leads from a finding to the row of the team's list it is about. */
  showRow: (row: number) => void
  /** The row that is led to, until the list has it. */
  rowToShow: number | undefined
  onRowShown: () => void
}

export const CheckContext = createContext<Check | undefined>(undefined)

export function useCheck(): Check {
  const check = use(CheckContext)
  if (check === undefined) throw new Error('The check before print stands outside of the design tool.')
  return check
}

/** The same finding of the same thing, in the same measure. */
export const nameOf = (finding: TeamFinding): string => JSON.stringify(finding)

interface CheckOptions {
  areas: readonly NamedArea[]
  ground: string | undefined
  /** There is something to be looked at first. */
  onFound: () => void
  /** Nothing stands against it, or not any more. */
  onClear: (wanted: Wanted) => void
  /** A row of the team's list is to be shown. */
  onRow: () => void
}

/** Looks at the design a moment after each change, and once more when it is to go into the cart. */
export function useCheckOf({ areas, ground, onFound, onClear, onRow }: CheckOptions): Check {
  const { store, fonts: fontCell, uploadSizes, send, commands } = useEditor()
  const document = useEditorState((state) => state.document)
  const fonts = useFonts()
  const sizes = useObservable(uploadSizes, (value) => value)
  const [findings, setFindings] = useState<readonly TeamFinding[]>([])
  const [asked, setAsked] = useState<Wanted>()
  const [confirmed, setConfirmed] = useState<ReadonlySet<string>>(new Set())
  const [rowToShow, setRowToShow] = useState<number>()
  // What was gone on with once is not asked about again.
  const accepted = useRef(new Set<string>())

  const see = useCallback(
    async (wanted: Wanted, now: DesignDocument, set: FontSet | undefined, known: UploadSizes): Promise<readonly TeamFinding[]> => {
      const { look, lookAtTeam } = await import('./look.ts')
      return set ? (wanted === 'team' ? lookAtTeam : look)(now, { areas, fonts: set, sizes: known, ground }) : []
    },
    [areas, ground]
  )

  useEffect(() => {
    let isCurrent = true
    const timer = setTimeout(() => {
      // Out of reach, it is looked at with the next change.
      void see(asked ?? 'design', document, fonts, sizes).then((found) => (isCurrent ? setFindings(found) : undefined), () => {})
    }, pause)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [see, asked, document, fonts, sizes])

  const ask = async (wanted: Wanted) => {
    send({ type: 'DONE' })
    // What cannot be looked at here the shop looks at.
    const found = await see(wanted, store.getSnapshot().document, fontCell.getSnapshot(), uploadSizes.getSnapshot()).catch((): readonly TeamFinding[] => [])
    setFindings(found)
    if (found.every((finding) => finding.severity !== 'error' && accepted.current.has(nameOf(finding)))) return onClear(wanted)
    setAsked(wanted)
    onFound()
  }
  const onConfirm = (finding: TeamFinding, isConfirmed: boolean) =>
    setConfirmed((all) => {
      const next = new Set(all)
      if (isConfirmed) next.add(nameOf(finding))
      else next.delete(nameOf(finding))
      return next
    })
  const goOn = () => {
    for (const finding of findings) accepted.current.add(nameOf(finding))
    setAsked(undefined)
    onClear(asked ?? 'design')
  }
  const showRow = (row: number) => {
    // From its row the way to the cart begins anew.
    setAsked(undefined)
    setRowToShow(row)
    // Frames around what is chosen would be those of other words.
    commands.select([])
    onRow()
  }
  return { areas, findings, isAsked: asked !== undefined, confirmed, onConfirm, ask, goOn, showRow, rowToShow, onRowShown: () => setRowToShow(undefined) }
}
