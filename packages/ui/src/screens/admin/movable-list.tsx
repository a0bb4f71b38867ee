import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { ArrowDown, ArrowDownToLine, ArrowUp, ArrowUpToLine, GripVertical, Trash2 } from 'lucide-react'
import { type DragEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { IconButton } from '../../components/icon-button/index.ts'
import { VisuallyHidden } from '../../components/visually-hidden/index.ts'

interface Item {
  id: string
}

type Step = 'first' | 'up' | 'down' | 'last'

/** The button that takes the focus where one is disabled at an end of the list. */
const backOf = { first: 'last', up: 'down', down: 'up', last: 'first' } as const satisfies Record<Step, Step>

interface MovableListProps<Of extends Item> {
  /** What the list is of. */
  label: string
  items: readonly Of[]
  /** What an item is called, for its buttons. */
  nameOf: (item: Of) => string
  /** @default every item */
  canRemove?: (item: Of) => boolean
  isDisabled: boolean
  /** Items use the full width, with their buttons above. @default false */
  isTall?: boolean
  /** Items can be put first and last. @default false */
  hasEnds?: boolean
  onChange: (items: readonly Of[]) => void
  children: (item: Of, index: number) => ReactNode
}

/** A sortable list: by drag handle, or by buttons. */
export function MovableList<Of extends Item>(props: MovableListProps<Of>) {
  const {
    label,
    items,
    nameOf,
    canRemove = () => true,
    isDisabled,
    isTall = false,
    hasEnds = false,
    onChange,
    children
  } = props
  // What is dragged is known by its list, so that nothing is dropped into another.
  const dragged = `text/x-item-${useId().replaceAll(/\W/g, '')}`.toLowerCase()
  const root = useRef<HTMLOListElement>(null)
  const [moved, setMoved] = useState<{ id: string; step: Step } | undefined>()
  const place = (id: string) => items.findIndex((item) => item.id === id)

  const put = (id: string, to: number) => {
    const item = items[place(id)]
    if (item) onChange(items.toSpliced(place(id), 1).toSpliced(to, 0, item))
  }
  // An item that moved is drawn at another place, where the button that was pressed would lose the focus.
  useEffect(() => {
    if (moved === undefined) return
    const button = (step: Step) =>
      root.current?.querySelector<HTMLButtonElement>(`[data-move="${CSS.escape(moved.id)} ${step}"]:not(:disabled)`)
    ;(button(moved.step) ?? button(backOf[moved.step]))?.focus()
  }, [moved])

  const movedTo = moved === undefined ? -1 : place(moved.id)
  const movedItem = items[movedTo]
  return (
    <>
      <VisuallyHidden as="output">
        {movedItem ? m.admin_list_moved({ item: nameOf(movedItem), number: movedTo + 1, count: items.length }) : ''}
      </VisuallyHidden>
      <chakra.ol ref={root} aria-label={label} tabIndex={-1} outline="none">
        {items.map((item, index) => {
          const name = nameOf(item)
          const last = items.length - 1
          const move = (step: Step, to: number) => ({
            size: 'sm' as const,
            'data-move': `${item.id} ${step}`,
            disabled: step === 'first' || step === 'up' ? index === 0 : index === last,
            onClick: () => {
              put(item.id, to)
              setMoved({ id: item.id, step })
            }
          })
          return (
            <chakra.li
              key={item.id}
              onDragOver={(event: DragEvent) => {
                if (event.dataTransfer.types.includes(dragged)) event.preventDefault()
              }}
              onDrop={(event: DragEvent) => {
                const id = event.dataTransfer.getData(dragged)
                if (id === '') return
                event.preventDefault()
                if (id !== item.id) put(id, index)
              }}
              display="grid"
              gridTemplateColumns="auto minmax(0, 1fr)"
              columnGap={2}
              paddingBlock={2}
              borderBlockStartWidth="1px"
            >
              <chakra.span
                aria-hidden
                draggable={!isDisabled}
                onDragStart={(event: DragEvent<HTMLElement>) => {
                  event.dataTransfer.setData(dragged, item.id)
                  event.dataTransfer.effectAllowed = 'move'
                  const row = event.currentTarget.parentElement
                  if (row) event.dataTransfer.setDragImage(row, 0, 0)
                }}
                cursor={isDisabled ? 'default' : 'grab'}
                color="fg.muted"
                alignSelf="start"
                paddingBlock={2.5}
              >
                <GripVertical size={20} strokeWidth={1.75} />
              </chakra.span>
              <chakra.div
                display="flex"
                flexWrap="wrap"
                alignItems="start"
                justifyContent="flex-end"
                columnGap={3}
                rowGap={2}
                minWidth={0}
              >
                <chakra.div flex={isTall ? '1 0 100%' : '1 1 18rem'} order={isTall ? 1 : 0} minWidth={0}>
                  {children(item, index)}
                </chakra.div>
                <chakra.div display="flex" gap={1} flexShrink={0}>
                  {hasEnds ? (
                    <IconButton
                      {...move('first', 0)}
                      label={m.admin_list_first({ item: name })}
                      icon={<ArrowUpToLine aria-hidden />}
                    />
                  ) : null}
                  <IconButton
                    {...move('up', index - 1)}
                    label={m.admin_list_up({ item: name })}
                    icon={<ArrowUp aria-hidden />}
                  />
                  <IconButton
                    {...move('down', index + 1)}
                    label={m.admin_list_down({ item: name })}
                    icon={<ArrowDown aria-hidden />}
                  />
                  {hasEnds ? (
                    <IconButton
                      {...move('last', last)}
                      label={m.admin_list_last({ item: name })}
                      icon={<ArrowDownToLine aria-hidden />}
                    />
                  ) : null}
                  <IconButton
                    size="sm"
                    label={m.admin_list_remove({ item: name })}
                    disabled={!canRemove(item)}
                    onClick={() => {
                      onChange(items.toSpliced(index, 1))
                      root.current?.focus()
                    }}
                    icon={<Trash2 aria-hidden />}
                  />
                </chakra.div>
              </chakra.div>
            </chakra.li>
          )
        })}
      </chakra.ol>
    </>
  )
}
