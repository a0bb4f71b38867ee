import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { Plus, Star } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button, LinkButton } from '../../components/button/index.ts'
import { CardGrid } from '../../components/card-grid/index.ts'
import { EmptyState } from '../../components/empty-state/index.ts'
import { FailedState } from '../../components/failed-state/index.ts'
import { TextField } from '../../components/field/index.ts'
import { Link } from '../../components/link/index.ts'
import { Notice } from '../../components/notice/index.ts'
import { Page } from '../../components/page/index.ts'
import { DesignCard, DesignCardSkeleton } from './design-card.tsx'
import type { MyDesignsScreenProps, SavedDesign } from './types.ts'

/** From this number on, a search field is shown. */
const manyDesigns = 4

const named = (designs: readonly SavedDesign[], words: string) => {
  const sought = words.trim().toLocaleLowerCase()
  return designs.filter(({ name, productName }) =>
    [name, productName].some((each) => each.toLocaleLowerCase().includes(sought))
  )
}

/** The user's saved designs. */
export function MyDesignsScreen(props: MyDesignsScreenProps) {
  const { designs, isLoading = false, failure, onRetry, isSignedIn, onBrandKit } = props
  const [words, setWords] = useState('')
  const hasDesigns = designs !== undefined && designs.length > 0
  const newDesign = (
    <LinkButton href="/createdesign" variant="accent">
      <Plus aria-hidden />
      {m.designs_mine_new()}
    </LinkButton>
  )
  const brandKit = onBrandKit ? (
    <Button onClick={onBrandKit}>
      <Star aria-hidden />
      {m.brand_title()}
    </Button>
  ) : null
  const actions = (
    <>
      {brandKit}
      {newDesign}
    </>
  )
  return (
    <Page
      title={m.designs_mine_title()}
      {...(hasDesigns ? { lead: m.designs_mine_count({ count: designs.length }), actions } : undefined)}
    >
      {isSignedIn || !hasDesigns ? null : (
        <Notice tone="info" marginBlockEnd={8}>
          {m.designs_device_note()} <Link href="/login">{m.designs_device_sign_in()}</Link>
        </Notice>
      )}
      {hasDesigns ? (
        <>
          {designs.length < manyDesigns ? null : (
            <chakra.search display="block" maxWidth="24rem" marginBlockEnd={8}>
              <TextField
                type="search"
                label={m.designs_search()}
                value={words}
                maxLength={80}
                autoComplete="off"
                dir="auto"
                onChange={({ currentTarget }) => setWords(currentTarget.value)}
              />
            </chakra.search>
          )}
          <Found {...props} designs={named(designs, words)} onForget={() => setWords('')} />
        </>
      ) : failure ? (
        <FailedState
          failure={failure}
          title={m.designs_mine_failed_title()}
          safe={m.designs_failed_safe()}
          onRetry={onRetry}
        />
      ) : isLoading || designs === undefined ? (
        <CardGrid aria-busy aria-label={m.designs_mine_loading()}>
          {['1', '2', '3', '4'].map((key) => (
            <DesignCardSkeleton key={key} />
          ))}
        </CardGrid>
      ) : (
        <EmptyState
          drawing="pen"
          title={m.designs_mine_empty_title()}
          action={
            <>
              <LinkButton href="/createdesign" variant="accent">
                {m.designs_mine_empty_action()}
              </LinkButton>
              {brandKit}
            </>
          }
        >
          {m.designs_mine_empty_text()}
        </EmptyState>
      )}
    </Page>
  )
}

function Found({
  designs,
  onForget,
  onDelete,
  ...props
}: Omit<MyDesignsScreenProps, 'designs'> & { designs: readonly SavedDesign[]; onForget: () => void }) {
  const list = useRef<HTMLUListElement>(null)
  /** Position of the design being removed. */
  const leaving = useRef<{ id: string; index: number }>(undefined)
  useEffect(() => {
    const gone = leaving.current
    if (gone === undefined || designs.some(({ id }) => id === gone.id)) return
    leaving.current = undefined
    // Focus was on the removed design: move it to its successor.
    const menus = [...(list.current?.querySelectorAll<HTMLElement>('article [aria-haspopup]') ?? [])]
    if (document.activeElement === document.body) menus[Math.min(gone.index, menus.length - 1)]?.focus()
  }, [designs])
  if (designs.length === 0)
    return (
      <EmptyState
        drawing="search"
        title={m.designs_search_none()}
        action={<Button onClick={onForget}>{m.designs_search_forget()}</Button>}
      >
        {m.designs_search_none_text()}
      </EmptyState>
    )
  return (
    <CardGrid ref={list}>
      {designs.map((design, index) => (
        <li key={design.id}>
          <DesignCard
            design={design}
            isBusy={design.id === props.busyId}
            {...props}
            onDelete={({ id }) => {
              leaving.current = { id, index }
              onDelete({ id })
            }}
          />
        </li>
      ))}
    </CardGrid>
  )
}
