import {
  type DesignDocument,
  type FontSet,
  type PrintAreaSpec,
  type TeamFinding,
  type UploadSizes,
  imageIdsOf,
  findingId,
  findingsToConfirm,
  textsInFonts
} from '@motif/design'
import { createContext, startTransition, use, useCallback, useEffect, useRef, useState } from 'react'
import { useEditor, useEditorState, useFonts, useObservable } from '../../../../editor/index.ts'
import { until } from './until.ts'

/** Quiet time after a change before the design is looked at again, in milliseconds. */
const pause = 300

/** How long the way to the cart waits for fonts and the pixels of pictures, in milliseconds. What is still missing then the shop looks at. */
const loadingLimitMs = 10_000

type NamedArea = PrintAreaSpec & { name: string }

/** What is to go into the cart: pieces of the design, or one for each of its team. */
type Wanted = 'design' | 'team'

export interface Check {
  /** Sides of the product. */
  areas: readonly NamedArea[]
  findings: readonly TeamFinding[]
  /** The way to the cart was asked for and waits for what is decided here. */
  isAsked: boolean
  /** The design is being looked at before it may go on to the cart. */
  isChecking: boolean
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

const isSame = (one: readonly TeamFinding[], other: readonly TeamFinding[]) =>
  one.length === other.length && JSON.stringify(one) === JSON.stringify(other)

/** All findings that ask for it were confirmed: nothing else leads on to the cart. */
const confirmedIn = (findings: readonly TeamFinding[]) => findingsToConfirm(findings).map(findingId)

interface CheckOptions {
  areas: readonly NamedArea[]
  ground: string | undefined
  /** There is something to be looked at first. */
  onFound: () => void
  /** Nothing stands against it, or not any more; with the identifiers of what the person confirmed. */
  onClear: (wanted: Wanted, confirmed: readonly string[]) => void
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
  const [isChecking, setChecking] = useState(false)
  const [rowToShow, setRowToShow] = useState<number>()
  // What was gone on with once is not asked about again.
  const accepted = useRef(new Set<string>())

  const see = useCallback(
    async (
      wanted: Wanted,
      now: DesignDocument,
      set: FontSet | undefined,
      known: UploadSizes
    ): Promise<readonly TeamFinding[]> => {
      const { runPreflight, runTeamPreflight } = await import('./run-preflight.ts')
      return set
        ? (wanted === 'team' ? runTeamPreflight : runPreflight)(now, { areas, fonts: set, sizes: known, ground })
        : []
    },
    [areas, ground]
  )

  useEffect(() => {
    let isCurrent = true
    const timer = setTimeout(() => {
      // Out of reach, it is looked at with the next change.
      void see(asked ?? 'design', document, fonts, sizes).then(
        (found) => {
          if (!isCurrent) return
          // Nobody waits for it, and mostly it says what it said before.
          startTransition(() => setFindings((last) => (isSame(found, last) ? last : found)))
        },
        () => {}
      )
    }, pause)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [see, asked, document, fonts, sizes])

  /** The findings of the design as it is now, once everything they are worked out from is known. */
  const findNow = async (wanted: Wanted): Promise<readonly TeamFinding[]> => {
    const now = store.getSnapshot().document
    const images = imageIdsOf(Object.values(now.areas).flat())
    const limit = AbortSignal.timeout(loadingLimitMs)
    const [set, known] = await Promise.all([
      // Letters of a name typed a moment ago may be on their way: they are not missing.
      until(fontCell, (loaded) => loaded?.isCompleteFor(textsInFonts(now)) === true, limit),
      until(uploadSizes, (all) => images.every((id) => all.has(id)), limit)
    ])
    return see(wanted, now, set, known)
  }
  const ask = async (wanted: Wanted) => {
    if (isChecking) return
    send({ type: 'DONE' })
    setChecking(true)
    // What cannot be looked at here the shop looks at.
    const found = await findNow(wanted).catch((): readonly TeamFinding[] => [])
    setChecking(false)
    setFindings(found)
    if (found.every((finding) => finding.severity !== 'error' && accepted.current.has(nameOf(finding))))
      return onClear(wanted, confirmedIn(found))
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
    onClear(asked ?? 'design', confirmedIn(findings))
  }
  const showRow = (row: number) => {
    // From its row the way to the cart begins anew.
    setAsked(undefined)
    setRowToShow(row)
    // Frames around what is chosen would be those of other words.
    commands.select([])
    onRow()
  }
  return {
    areas,
    findings,
    isAsked: asked !== undefined,
    isChecking,
    confirmed,
    onConfirm,
    ask,
    goOn,
    showRow,
    rowToShow,
    onRowShown: () => setRowToShow(undefined)
  }
}
