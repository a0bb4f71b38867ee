import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { Copy, CopyPlus, Ellipsis, History, Pencil, Share2, Shirt, ShoppingBag, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../components/button/index.ts'
import { cardSizes } from '../../components/card-grid/index.ts'
import { Link } from '../../components/link/index.ts'
import { Menu } from '../../components/menu/index.ts'
import { Skeleton } from '../../components/skeleton/index.ts'
import { VisuallyHidden } from '../../components/visually-hidden/index.ts'
import { DesignPreview } from '../../editor/index.ts'
import { formatDate } from '../../format/index.ts'
import { RenameForm } from './rename-form.tsx'
import type { MyDesignsScreenProps, SavedDesign } from './types.ts'

interface DesignCardProps extends Pick<
  MyDesignsScreenProps,
  'onRename' | 'onDuplicate' | 'onMove' | 'onAlsoOn' | 'onShare' | 'onVersions' | 'onDelete' | 'onAddToCart'
> {
  design: SavedDesign
  isBusy: boolean
}

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const

export function DesignCard({
  design,
  isBusy,
  onRename,
  onDuplicate,
  onMove,
  onAlsoOn,
  onShare,
  onVersions,
  onDelete,
  onAddToCart
}: DesignCardProps) {
  const [isRenaming, setRenaming] = useState(false)
  const foot = useRef<HTMLDivElement>(null)
  const { id, name, productName } = design
  /** The input is unmounted, so focus returns to its trigger. */
  const leave = () => {
    flushSync(() => setRenaming(false))
    foot.current?.querySelector<HTMLElement>('[aria-haspopup]')?.focus()
  }
  return (
    <chakra.article
      aria-label={name}
      aria-busy={isBusy || undefined}
      // Row height, to align the buttons.
      display="flex"
      flexDirection="column"
      height="full"
    >
      <Link
        href={design.href}
        isUnderlined={false}
        display="block"
        borderRadius="panel"
        aria-label={m.designs_open_named({ name })}
      >
        <DesignPreview
          previewUrl={design.previewUrl}
          alt={m.designs_preview_alt({ name, product: productName })}
          sizes={cardSizes}
          blank={design.blank}
          picture={design.picture}
        />
      </Link>
      <chakra.div ref={foot} display="flex" flex="1" alignItems="start" gap={1} marginBlockStart={2}>
        <chakra.div flex="1" minWidth={0} paddingBlockStart={2}>
          {isRenaming ? (
            <RenameForm
              name={name}
              onDone={({ name: next }) => {
                leave()
                if (next !== name) onRename({ id, name: next })
              }}
              onCancel={leave}
            />
          ) : (
            <>
              <chakra.h2
                fontFamily="body"
                fontSize="md"
                fontWeight="medium"
                letterSpacing="normal"
                lineHeight="snug"
                lineClamp={2}
                dir="auto"
              >
                {name}
              </chakra.h2>
              <chakra.p textStyle="small" color="fg.muted" marginBlockStart={1}>
                {productName}
                <br />
                {m.designs_changed({ date: formatDate(design.updatedAt) })}
              </chakra.p>
            </>
          )}
        </chakra.div>
        {isRenaming ? null : (
          <Menu
            label={m.designs_more_named({ name })}
            trigger={<Ellipsis aria-hidden />}
            items={[
              {
                id: 'rename',
                label: m.designs_rename(),
                icon: <Pencil {...icon} />,
                onSelect: () => setRenaming(true)
              },
              {
                id: 'duplicate',
                label: m.designs_duplicate(),
                icon: <Copy {...icon} />,
                onSelect: () => onDuplicate({ id })
              },
              { id: 'move', label: m.designs_move(), icon: <Shirt {...icon} />, onSelect: () => onMove({ id }) },
              {
                id: 'also-on',
                label: m.designs_also_on(),
                icon: <CopyPlus {...icon} />,
                onSelect: () => onAlsoOn({ id })
              },
              { id: 'share', label: m.designs_share(), icon: <Share2 {...icon} />, onSelect: () => onShare({ id }) },
              ...(onVersions
                ? [
                    {
                      id: 'versions',
                      label: m.designs_versions(),
                      icon: <History {...icon} />,
                      onSelect: () => onVersions({ id })
                    }
                  ]
                : []),
              { id: 'delete', label: m.designs_delete(), icon: <Trash2 {...icon} />, onSelect: () => onDelete({ id }) }
            ]}
          />
        )}
      </chakra.div>
      <Button size="sm" isWide marginBlockStart={3} isBusy={isBusy} onClick={() => onAddToCart({ id })}>
        {isBusy ? null : <ShoppingBag aria-hidden />}
        {m.common_add_to_cart()}
        <VisuallyHidden> {name}</VisuallyHidden>
      </Button>
    </chakra.article>
  )
}

export const DesignCardSkeleton = () => (
  <chakra.li>
    <Skeleton aspectRatio="4 / 5" borderRadius="panel" />
    <Skeleton height="5" width="70%" marginBlockStart={4} />
    <Skeleton height="9" width="50%" marginBlockStart={1} />
    <Skeleton height="target" marginBlockStart={3} />
  </chakra.li>
)
