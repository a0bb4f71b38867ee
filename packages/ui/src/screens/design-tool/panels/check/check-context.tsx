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

/** Debounce of the preflight in milliseconds. */
const pause = 300

/** Maximum wait for fonts and picture sizes before checkout, in milliseconds; the API checks what is missing. */
const loadingLimitMs = 10_000

type NamedArea = PrintAreaSpec & { name: string }

/** What to buy: the design, or the team's items. */
type Wanted = 'design' | 'team'

export interface Check {
  /** Sides of the product. */
  areas: readonly NamedArea[]
  findings: readonly TeamFinding[]
  /** Add to cart was requested and waits for confirmations. */
  isAsked: boolean
  /** The preflight before add to cart is running. */
  isChecking: boolean
  /** Confirmed findings, by `nameOf`. */
  confirmed: ReadonlySet<string>
  onConfirm: (finding: TeamFinding, isConfirmed: boolean) => void
  /** Adds to the cart unless findings prevent it. */
  ask: (wanted: Wanted) => Promise<void>
  goOn: () => void
  /** Scrolls to the team row of a finding. */
  showRow: (row: number) => void
  /** The row to scroll to, until the list has handled it. */
  rowToShow: number | undefined
  onRowShown: () => void
}

export const CheckContext = createContext<Check | undefined>(undefined)

export function useCheck(): Check {
  const check = use(CheckContext)
  if (check === undefined) throw new Error('The check before print stands outside of the design tool.')
  return check
}

/** Identity of a finding: code, node and measure. */
export const nameOf = (finding: TeamFinding): string => JSON.stringify(finding)

const isSame = (one: readonly TeamFinding[], other: readonly TeamFinding[]) =>
  one.length === other.length && JSON.stringify(one) === JSON.stringify(other)

/** The confirmed ids, if all required confirmations are given. */
const confirmedIn = (findings: readonly TeamFinding[]) => findingsToConfirm(findings).map(findingId)

interface CheckOptions {
  areas: readonly NamedArea[]
  ground: string | undefined
  /** Opened to fix findings: shows the first one, and asks about those to confirm alone. */
  showsFirst: boolean
  /** Findings need attention first. */
  onFound: () => void
  /** Nothing prevents the purchase; passes the confirmed ids. */
  onClear: (wanted: Wanted, confirmed: readonly string[]) => void
  /** A team row is to be shown. */
  onRow: () => void
}

/** Runs the preflight after each change, and before add to cart. */
export function useCheckOf({ areas, ground, showsFirst, onFound, onClear, onRow }: CheckOptions): Check {
  const { store, fonts: fontCell, uploadSizes, send, commands, camera } = useEditor()
  const document = useEditorState((state) => state.document)
  const fonts = useFonts()
  const sizes = useObservable(uploadSizes, (value) => value)
  const [findings, setFindings] = useState<readonly TeamFinding[]>([])
  const [asked, setAsked] = useState<Wanted>()
  const [confirmed, setConfirmed] = useState<ReadonlySet<string>>(new Set())
  const [isChecking, setChecking] = useState(false)
  const [rowToShow, setRowToShow] = useState<number>()
  // Findings confirmed once are not asked about again.
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
      // On network errors the next change retries.
      void see(asked ?? 'design', document, fonts, sizes).then(
        (found) => {
          if (!isCurrent) return
          // Low priority: the result is usually unchanged.
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

  const isShown = useRef(!showsFirst)
  useEffect(() => {
    const first = findings.find(({ node }) => node !== null)
    if (isShown.current || first === undefined) return
    isShown.current = true
    commands.showArea(first.area)
    commands.select(first.node === null ? [] : [first.node])
    camera.revealSelection()
  }, [findings, commands, camera])

  /** Findings of the current design, once fonts and sizes are known. */
  const findNow = async (wanted: Wanted): Promise<readonly TeamFinding[]> => {
    const now = store.getSnapshot().document
    const images = imageIdsOf(Object.values(now.areas).flat())
    const limit = AbortSignal.timeout(loadingLimitMs)
    const [set, known] = await Promise.all([
      // Fonts of a name just typed may still be loading.
      until(fontCell, (loaded) => loaded?.isCompleteFor(textsInFonts(now)) === true, limit),
      until(uploadSizes, (all) => images.every((id) => all.has(id)), limit)
    ])
    return see(wanted, now, set, known)
  }
  /** Whether a finding needs no question: it was accepted, or whoever came to fix it has seen or ticked it. */
  const isSettled = (finding: TeamFinding) =>
    accepted.current.has(nameOf(finding)) ||
    (showsFirst && (finding.severity !== 'confirm' || confirmed.has(nameOf(finding))))
  const ask = async (wanted: Wanted) => {
    if (isChecking) return
    send({ type: 'DONE' })
    setChecking(true)
    // If the preflight cannot run here, the API runs it.
    const found = await findNow(wanted).catch((): readonly TeamFinding[] => [])
    setChecking(false)
    setFindings(found)
    if (found.every((finding) => finding.severity !== 'error' && isSettled(finding)))
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
    // From the row the purchase starts anew.
    setAsked(undefined)
    setRowToShow(row)
    // Frames would surround other text.
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
