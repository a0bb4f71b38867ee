import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { Pencil, Trash2, Users } from 'lucide-react'
import { type RefObject, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../../components/button/index.ts'
import { IconButton } from '../../../components/icon-button/index.ts'
import { VisuallyHidden } from '../../../components/visually-hidden/index.ts'
import type { Failure } from '../../../failure/index.ts'
import { FailureNotice } from '../../../forms/index.ts'
import { StateLink } from '../state-links.tsx'
import { currentView, isFiltered, isSameFilter } from './filter-params.ts'
import type { ViewSave, ViewWith } from './types.ts'
import { ViewForm } from './view-form.tsx'

interface SavedViewsProps<Filter extends object> {
  views: readonly ViewWith<Filter>[] | undefined
  failure: Failure | undefined
  onRetry: () => void
  /** The filters of the list now. */
  filter: Filter
  openId: string | null
  hrefOf: (target: { view: ViewWith<Filter> | null }) => string
  onSave: (save: ViewSave<Filter>) => Promise<Failure | undefined>
  onRemove: (view: ViewWith<Filter>) => void
}

const none: readonly never[] = []

/** The chip of a view; a shared one says whose it is. */
const ViewLink = ({ view, isCurrent, href }: { view: ViewWith<object>; isCurrent: boolean; href: string }) => (
  <StateLink
    href={href}
    {...(isCurrent ? { 'aria-current': 'true' as const } : undefined)}
    {...(view.isOwn ? undefined : { title: m.admin_view_by({ name: view.by }) })}
    gap={2}
    flexShrink={0}
  >
    {view.isShared ? (
      <>
        <Users aria-hidden size={16} />
        <VisuallyHidden>{m.admin_view_shared()}</VisuallyHidden>
      </>
    ) : null}
    <bdi>{view.name}</bdi>
  </StateLink>
)

const focusCurrent = ({ current }: RefObject<HTMLElement | null>) =>
  (current?.querySelector<HTMLElement>('[aria-current]') ?? current?.querySelector('a'))?.focus()

/** Saved filters of a list as chips above it: open, save, change and delete. */
export function SavedViews<Filter extends object>(props: SavedViewsProps<Filter>) {
  const { views = none, failure, onRetry, filter, openId, hrefOf, onSave, onRemove } = props
  const chips = useRef<HTMLElement>(null)
  /** The form: for a new view, or for the current one. */
  const [form, setForm] = useState<'new' | 'current' | null>(null)
  const [isSaving, setSaving] = useState(false)
  const [refusal, setRefusal] = useState<{ id: string; failure: Failure }>()
  const current = currentView(views, openId, filter)
  const isChanged = current !== undefined && !isSameFilter(current.filter, filter)
  // A view without filters is not saved.
  if (form === 'new' && !isFiltered(filter)) setForm(null)
  const edited = form === 'current' ? current : undefined
  const close = () => {
    flushSync(() => setForm(null))
    focusCurrent(chips)
  }
  const saveFilter = async (view: ViewWith<Filter>) => {
    setSaving(true)
    setRefusal(undefined)
    const { id, name, isShared } = view
    const refused = await onSave({ id, name, isShared, filter })
    setSaving(false)
    setRefusal(refused && { id, failure: refused })
    if (!refused) focusCurrent(chips)
  }
  return (
    <chakra.div display="grid" gap={3} marginBlockEnd={4}>
      <chakra.nav
        ref={chips}
        aria-label={m.admin_views()}
        display="flex"
        gap={2}
        overflowX="auto"
        // Room for focus rings.
        padding={1}
        margin={-1}
      >
        <StateLink
          href={hrefOf({ view: null })}
          flexShrink={0}
          {...(isFiltered(filter) ? undefined : { 'aria-current': 'true' as const })}
        >
          {m.admin_view_all()}
        </StateLink>
        {views.map((view) => (
          <ViewLink key={view.id} view={view} isCurrent={view.id === current?.id} href={hrefOf({ view })} />
        ))}
      </chakra.nav>
      {failure && props.views === undefined ? (
        <chakra.p display="flex" flexWrap="wrap" alignItems="center" gap={3} color="fg.muted">
          {m.admin_views_failed()}
          <Button size="sm" onClick={onRetry}>
            {m.common_try_again()}
          </Button>
        </chakra.p>
      ) : null}
      {form !== null && (form === 'new' || edited) ? (
        <ViewForm
          key={edited?.id ?? form}
          initial={edited ?? { name: '', isShared: false }}
          maySwitch={edited?.isOwn ?? true}
          onSubmit={(wish) => onSave({ ...wish, id: edited?.id ?? null, filter: edited?.filter ?? filter })}
          onClose={close}
        />
      ) : isFiltered(filter) && props.views !== undefined ? (
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap={3}>
          {current && isChanged && current.mayChange ? (
            <Button size="sm" isBusy={isSaving} onClick={() => void saveFilter(current)}>
              {m.admin_view_update({ view: current.name })}
            </Button>
          ) : null}
          {current === undefined || isChanged ? (
            <Button size="sm" variant="outline" onClick={() => setForm('new')}>
              {m.admin_view_save()}
            </Button>
          ) : null}
          {current?.mayChange === true ? (
            <chakra.span display="flex">
              <IconButton
                label={m.admin_view_edit({ view: current.name })}
                icon={<Pencil aria-hidden />}
                onClick={() => setForm('current')}
              />
              <IconButton
                label={m.admin_view_remove({ view: current.name })}
                icon={<Trash2 aria-hidden />}
                onClick={() => {
                  if (!current.isOwn && !window.confirm(m.admin_view_remove_ask({ name: current.by }))) return
                  // This button and the view's chip go.
                  chips.current?.querySelector('a')?.focus()
                  onRemove(current)
                }}
              />
            </chakra.span>
          ) : null}
        </chakra.div>
      ) : null}
      <FailureNotice failure={refusal?.id === current?.id ? refusal?.failure : undefined} />
    </chakra.div>
  )
}
